import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'

/** Ends one of the person's own sessions. @throws Refusal NOT_FOUND */
export async function endSession(db: Db, userId: number, sessionId: number, now: Date): Promise<null> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw new Refusal('NOT_FOUND')
  return null
}
