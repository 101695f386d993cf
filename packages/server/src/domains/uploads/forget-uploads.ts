import type { Db } from '../../platform/db/client.ts'

/** Deletes every picture of a person who deletes their account, their photo too. Account and games have let go of theirs before. */
export async function forgetUploads(db: Db, userId: number) {
  await db.deleteFrom('uploads').where('owner_id', '=', userId).execute()
}
