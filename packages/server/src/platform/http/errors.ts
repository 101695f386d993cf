import { Refusal, type RefusalAnswers } from '@matchbol/core/shared/refusal'
import { generalRefusals } from '@matchbol/core/shared/refusals'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export interface Failure {
  status: ContentfulStatusCode
  headers: Record<string, string>
  body: Record<string, unknown>
}

/** How long a caller of a service that is not available right now is asked to wait. */
const UNAVAILABLE_SECONDS = 5

/**
 * The answer to anything thrown: a refusal says what and why, a defect only its request id.
 * @param refusals all that may be refused here; what is not among them is a defect
 */
export function failureFor(error: unknown, requestId: string, refusals: RefusalAnswers = generalRefusals): Failure {
  const refusal = isUnavailable(error) ? new Refusal('UNAVAILABLE') : error
  const answered = refusal instanceof Refusal ? refusals[refusal.code] : undefined
  if (!(refusal instanceof Refusal && answered))
    return {
      status: 500,
      headers: {},
      body: { success: false, message: 'Internal error', errorType: 'INTERNAL', requestId },
    }
  const { status, ...answer } = answered
  const { issues, ...details } = refusal.details
  const retryAfter = status === 503 ? UNAVAILABLE_SECONDS : status === 429 ? refusal.details.limit : undefined
  return {
    status,
    headers: {
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
      ...((status === 413 || status === 408) && { connection: 'close' }), // the rest of the body is not read
    },
    body: {
      success: false,
      ...answer,
      code: refusal.code,
      ...(issues && { issues }),
      ...(Object.keys(details).length > 0 && { details }),
      ...(refusal.present !== undefined && { data: refusal.present }),
      requestId,
    },
  }
}

const connectionCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|57014|57P0[1-5]|40P01|40001|08\w{3}|53300|53100)$/
const connectionTexts =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

/** The database is away, starting, stopping, full or torn between too many writers: nobody's mistake, and soon over. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as Error & { code?: unknown }
  return (typeof code === 'string' && connectionCodes.test(code)) || connectionTexts.test(error.message)
}
