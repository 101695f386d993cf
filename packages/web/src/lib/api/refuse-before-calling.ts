import { ApiError } from './api-error.ts'

const ofTheSignedIn =
  / \/api\/v1\/(users\/(profile|me|\{id\})|games\/(invitations|player)|blog\/posts\/user)|^(POST|PUT|DELETE) \/api\/v1\/(games|blog)/
const ofOnePerson = /^PUT \/api\/v1\/users\/\{id\}$| \/api\/v1\/(games\/player|rating-history\/user)\//

interface Sent {
  params: Record<string, unknown>
  query: Record<string, unknown>
}

/**
 * What the browser refuses without asking the server (specification §5).
 * @throws ApiError 'User not authenticated' or 'User ID not found'
 */
export function refuseBeforeCalling(to: string, { params, query }: Sent, isSignedIn: boolean) {
  if (ofTheSignedIn.test(to) && !isSignedIn) throw refusal('User not authenticated')
  const needsId = ofOnePerson.test(to) || to === 'GET /api/v1/ratings'
  if (needsId && !(params.id ?? query.userId)) throw refusal('User ID not found')
}

const refusal = (message: string) => new ApiError(401, { message, errorType: 'NO_TOKEN' })
