import type { RefusalCode, RefusalDetails } from '@matchbol/core/shared/refusal'

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

  constructor(status: number, failure: Failure, retryAfter?: number) {
    super(failure.message ?? `HTTP ${status}`)
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

export async function errorOf(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after'))
  return new ApiError(response.status, await failureOf(response), retryAfter > 0 ? retryAfter : undefined)
}

async function failureOf(response: Response): Promise<Failure> {
  try {
    return (await response.json()) as Failure
  } catch {
    return {} // a proxy's own error page is not JSON
  }
}
