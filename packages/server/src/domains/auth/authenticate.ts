import { sessionState } from '@matchbol/core/auth/session-rules'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'
import { compiledOnce } from '../../platform/db/compiled-once.ts'
import type { ApiServices } from '../../platform/http/incoming.ts'
import type { Caller } from '../../platform/http/serve.ts'
import { noteSeen } from '../users/last-seen.ts'
import type { Tokens } from './tokens.ts'

/** How the API learns who calls. @param now the clock on the wall */
export const authentication = (tokens: Tokens, now: () => Date): Pick<ApiServices, 'identify' | 'authenticate'> => ({
  identify: (db, token) => identify(db, tokens, token, now()),
  authenticate: (db, token, at, isOpenToBlocked) => authenticate(db, tokens, token, at, isOpenToBlocked),
})

/**
 * The caller behind a token: any unexpired token of a live session is good, whatever its generation.
 * The block is looked at before the session; what is open to blocked people asks for a live session only. A session that
 * lapsed with time answers like an expired token: the refresh then fails, and the person is told that the session is over.
 * @throws Refusal NO_TOKEN, INVALID_TOKEN, TOKEN_EXPIRED, USER_BLOCKED
 */
async function authenticate(
  db: Db,
  tokens: Tokens,
  token: string | undefined,
  now: Date,
  isOpenToBlocked: boolean | undefined,
): Promise<Caller> {
  if (!token) throw new Refusal('NO_TOKEN')
  const { userId, sessionId, generation, isExpired } = await tokens.read(token, now)
  const [row] = await selectCaller(db, { userId, sessionId })
  if (row?.status === 'BLOCKED' && !isOpenToBlocked) throw new Refusal('USER_BLOCKED')
  if (!row?.started_at || !row.refreshed_at) throw new Refusal('INVALID_TOKEN')
  const session = { startedAt: row.started_at, refreshedAt: row.refreshed_at, endedAt: row.ended_at }
  const state = sessionState(session, now)
  if (state === 'ended') throw new Refusal('INVALID_TOKEN')
  if (state === 'lapsed' || isExpired) throw new Refusal('TOKEN_EXPIRED')
  if (generation > 1 && generation === row.generation && !row.successor_used_at)
    await noteSuccessorUsed(db, sessionId, generation, now)
  await noteSeen(db, userId, row.last_seen_at, now)
  return { id: userId, isAdmin: row.role === 'ADMIN', sessionId }
}

const selectCaller = compiledOnce((db, { userId, sessionId }: { userId: number; sessionId: number }) =>
  db
    .selectFrom('users')
    .leftJoin('sessions', (join) => join.onRef('sessions.user_id', '=', 'users.id').on('sessions.id', '=', sessionId))
    .where('users.id', '=', userId)
    .select(['users.role', 'users.status', 'users.last_seen_at', 'sessions.generation', 'sessions.successor_used_at'])
    .select(['sessions.started_at', 'sessions.refreshed_at', 'sessions.ended_at']),
)

/** Of this generation only: a refresh in between has made another successor, which nobody has used yet. */
const noteSuccessorUsed = (db: Db, sessionId: number, generation: number, now: Date) =>
  db
    .updateTable('sessions')
    .set({ successor_used_at: now })
    .where('id', '=', sessionId)
    .where('generation', '=', generation)
    .where('successor_used_at', 'is', null)
    .execute()

/** Whose living session a token is of, though it may have expired; nobody's once that is over. */
async function identify(db: Db, tokens: Tokens, token: string, now: Date): Promise<number | undefined> {
  const claims = await tokens.read(token, now).catch(() => undefined)
  if (!claims) return undefined
  const session = await db
    .selectFrom('sessions')
    .select(['started_at as startedAt', 'refreshed_at as refreshedAt', 'ended_at as endedAt'])
    .where('id', '=', claims.sessionId)
    .where('user_id', '=', claims.userId)
    .executeTakeFirst()
  return session && sessionState(session, now) === 'live' ? claims.userId : undefined
}
