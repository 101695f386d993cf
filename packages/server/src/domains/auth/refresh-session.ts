import { judgeRefresh } from '@matchbol/core/auth/session-rules'
import { Refusal } from '@matchbol/core/shared/refusal'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import type { Claims, Tokens } from './tokens.ts'

/**
 * Moves the session to its next token. Of twenty tabs refreshing at once one moves it and all get the same successor;
 * a token older than that ends the session.
 * @throws Refusal NO_TOKEN, INVALID_TOKEN, USER_BLOCKED
 */
export async function refreshSession(db: Db, tokens: Tokens, token: string | undefined, now: Date): Promise<Claims> {
  if (!token) throw new Refusal('NO_TOKEN')
  const claims = await tokens.read(token, now)
  const next = await inTransaction(db, (db) => advance(db, claims, now))
  if (!next) throw new Refusal('INVALID_TOKEN')
  return next
}

/** The end of a stolen session has to be kept, so it is an answer here and not yet a refusal. */
async function advance(db: Db, { userId, sessionId, generation }: Claims, now: Date): Promise<Claims | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.id', '=', sessionId)
    .where('users.id', '=', userId)
    .selectAll('sessions')
    .select('users.status')
    .forUpdate('sessions')
    .executeTakeFirst()
  if (row?.status === 'BLOCKED') throw new Refusal('USER_BLOCKED')
  if (!row) return undefined
  const facts = { startedAt: row.started_at, refreshedAt: row.refreshed_at, endedAt: row.ended_at }
  const verdict = judgeRefresh(
    { ...facts, generation: row.generation, successorUsedAt: row.successor_used_at },
    generation,
    now,
  )
  if (verdict === 'refuse') return undefined
  if (verdict === 'repeat') return { userId, sessionId, generation: row.generation }
  const change =
    verdict === 'advance'
      ? { generation: generation + 1, successor_used_at: null, refreshed_at: now }
      : { ended_at: now }
  await db.updateTable('sessions').set(change).where('id', '=', sessionId).execute()
  if (verdict === 'advance') return { userId, sessionId, generation: generation + 1 }
  await emit(db, { type: 'session.ended', personId: userId }, now)
  return undefined
}
