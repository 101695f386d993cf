import type { Db } from '../../platform/db/client.ts'

/**
 * Ends all sessions of a person who deletes their account, and forgets on which devices they were. The used logins stay as
 * bare hashes until they are too old to be believed, so that none of them opens a door a second time.
 */
export async function forgetDevices(db: Db, userId: number, now: Date) {
  const own = db.selectFrom('sessions').select('id').where('user_id', '=', userId)
  await db.updateTable('used_logins').set({ device: '' }).where('session_id', 'in', own).execute()
  await db
    .updateTable('sessions')
    .set((eb) => ({ device: '', ended_at: eb.fn.coalesce('ended_at', eb.val(now)) }))
    .where('user_id', '=', userId)
    .execute()
}
