import { sessionState } from '@matchbol/core/auth/session-rules'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'
import { compiledOnce } from '../../platform/db/compiled-once.ts'
import type { ApiServices } from '../../platform/http/incoming.ts'
import type { Caller } from '../../platform/http/serve.ts'
import { noteSeen } from '../users/last-seen.ts'
import type { Claims, Tokens } from './tokens.ts'

/** How the API learns who calls: a token is read and its session looked up once for each request, when that is first asked. */
export const authentication = (tokens: Tokens): Pick<ApiServices, 'bearerOf'> => ({
  bearerOf(db, token, now) {
    let lookedUp: Promise<Session> | undefined
    const session = () => {
      lookedUp ??= lookUp(db, tokens, token, now)
      return lookedUp
    }
    return {
      person: async () => {
        const { userId, state } = await session().catch(nobody)
        return state === 'live' ? userId : undefined
      },
      caller: async (isOpenToBlocked) => callerOf(db, await session(), now, isOpenToBlocked),
    }
  },
})

interface Session extends Claims {
  isExpired: boolean
  row?: Awaited<ReturnType<typeof selectCaller>>[number] | undefined
  /** None where there is no such session of the person. */
  state?: ReturnType<typeof sessionState>
}

/** @throws Refusal NO_TOKEN, INVALID_TOKEN */
async function lookUp(db: Db, tokens: Tokens, token: string | undefined, now: Date): Promise<Session> {
  if (!token) throw new Refusal('NO_TOKEN')
  const claims = await tokens.read(token, now)
  const [row] = await selectCaller(db, claims)
  if (!row?.started_at || !row.refreshed_at) return { ...claims, row }
  const session = { startedAt: row.started_at, refreshedAt: row.refreshed_at, endedAt: row.ended_at }
  return { ...claims, row, state: sessionState(session, now) }
}

/** Whose token we did not sign is nobody yet; that it is refused comes after the counting. */
function nobody(error: unknown): Pick<Session, 'userId' | 'state'> {
  if (error instanceof Refusal) return { userId: 0 }
  throw error
}

/**
 * The caller behind a token: any unexpired token of a live session is good, whatever its generation.
 * The block is looked at before the session; what is open to blocked people asks for a live session only. A session that
 * lapsed with time answers like an expired token: the refresh then fails, and the person is told that the session is over.
 * @throws Refusal INVALID_TOKEN, TOKEN_EXPIRED, USER_BLOCKED
 */
async function callerOf(
  db: Db,
  { userId, sessionId, generation, isExpired, row, state }: Session,
  now: Date,
  isOpenToBlocked: boolean | undefined,
): Promise<Caller> {
  if (row?.status === 'BLOCKED' && !isOpenToBlocked) throw new Refusal('USER_BLOCKED')
  if (!row || !state || state === 'ended') throw new Refusal('INVALID_TOKEN')
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
