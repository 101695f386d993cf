import type { RefusalCode, RefusalDetails } from '@matchbol/core/shared/refusal'

/** What is read of an answer: that of a call within the process is no `Response`. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>

/** The body of every answer that says no. */
export interface Failure {
  message?: string
  errorType?: string
  shouldRefresh?: boolean
  code?: RefusalCode
  issues?: { path: string; text: string }[]
  details?: RefusalDetails
  data?: unknown
  requestId?: string
}

/** An answer of the API other than 2xx; `data` is the present state where a race was lost, `retryAfter` is in seconds. */
export class ApiError extends Error {
  readonly status: number
  readonly failure: Failure
  readonly retryAfter: number | undefined

  constructor(status: number, failure: Failure, retryAfter?: number, defaultMessage = `HTTP ${status}`) {
    super(failure.message ?? defaultMessage)
    this.name = 'ApiError'
    this.status = status
    this.failure = failure
    this.retryAfter = retryAfter
  }

  get errorType() {
    return this.failure.errorType
  }
  get code() {
    return this.failure.code
  }
  get issues() {
    return this.failure.issues ?? []
  }
  get details() {
    return this.failure.details ?? {}
  }
  get data() {
    return this.failure.data
  }
  get requestId() {
    return this.failure.requestId
  }
}

/** `defaultMessage` is asked for answers that bring no message of their own. */
export async function errorOf(
  response: ApiResponse,
  defaultMessage?: () => Promise<string | undefined>,
): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after'))
  const failure = await failureOf(response)
  const message = failure.message === undefined ? await defaultMessage?.().catch(() => undefined) : undefined
  return new ApiError(response.status, failure, retryAfter > 0 ? retryAfter : undefined, message)
}

async function failureOf(response: ApiResponse): Promise<Failure> {
  try {
    return (await response.json()) as Failure
  } catch {
    return {} // a proxy's own error page is not JSON
  }
}
