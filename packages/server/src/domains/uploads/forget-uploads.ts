import type { Db } from '../../platform/db/client.ts'

/** Deletes every picture of a person who deletes their account, their photo too. Games have let go of theirs before. */
export async function forgetUploads(db: Db, userId: number) {
  await db.updateTable('users').set({ photo_url: null }).where('id', '=', userId).execute()
  await db.deleteFrom('uploads').where('owner_id', '=', userId).execute()
}
