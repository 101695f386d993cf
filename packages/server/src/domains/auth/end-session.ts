import { Refusal } from '@matchbol/core/shared/refusal'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'

/** Ends one of the person's own sessions. @throws Refusal NOT_FOUND */
export const endSession = (db: Db, userId: number, sessionId: number, now: Date): Promise<null> =>
  inTransaction(db, async (db) => {
    const ended = await ending(db, userId, now).where('id', '=', sessionId).returning('id').executeTakeFirst()
    if (!ended) throw new Refusal('NOT_FOUND')
    await emit(db, { type: 'session.ended', personId: userId }, now)
    return null
  })

/** Ends whatever sessions of the person are left. */
export const endAllSessions = (db: Db, userId: number, now: Date) => ending(db, userId, now).execute()

const ending = (db: Db, userId: number, now: Date) =>
  db.updateTable('sessions').set({ ended_at: now }).where('user_id', '=', userId).where('ended_at', 'is', null)
