import type { Call } from './api.ts'
import { ApiError } from './api-error.ts'
import { needsSession } from './needs-session.ts'

/** What is about one person, named by `id` or by `userId`. */
const ofOnePerson: readonly string[] = [
  'PUT /api/v1/users/{id}',
  'GET /api/v1/games/player/{id}',
  'GET /api/v1/ratings',
  'GET /api/v1/rating-history/user/{id}',
] satisfies Call[]

interface Sent {
  params: Record<string, unknown>
  query: Record<string, unknown>
}

/**
 * What the browser refuses without asking the server (specification §5).
 * @throws ApiError 'User not authenticated' or 'User ID not found'
 */
export function refuseBeforeCalling(to: string, { params, query }: Sent, isSignedIn: boolean) {
  if (needsSession(to) && !isSignedIn) throw refusal('User not authenticated')
  if (ofOnePerson.includes(to) && !(params.id ?? query.userId)) throw refusal('User ID not found')
}

const refusal = (message: string) => new ApiError(401, { message, errorType: 'NO_TOKEN' })
