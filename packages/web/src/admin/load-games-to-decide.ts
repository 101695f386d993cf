import type { ApiClient } from '../lib/api/api.ts'
import { orNotFound } from '../lib/api/or-not-found.ts'
import type { SessionUser } from '../lib/session/session.ts'

/** A page of the games that wait for an administrator; nothing for others, who are shown that the panel is closed to them. */
export const loadGamesToDecide = async (
  api: ApiClient,
  me: SessionUser,
  paging: { page?: number | undefined; limit: number },
) => (me.role === 'ADMIN' ? orNotFound(api.call('GET /api/v1/games/to-decide', { query: paging })) : undefined)
