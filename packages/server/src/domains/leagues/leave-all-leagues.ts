import type { Db } from '../../platform/db/client.ts'

/** Ends every membership of a person who deletes their account; open games are the games' business. */
export const leaveAllLeagues = (db: Db, userId: number, now: Date) =>
  db
    .updateTable('memberships')
    .set({ status: 'LEFT', left_at: now })
    .where('user_id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .execute()
