import type { Db } from '../../platform/db/client.ts'
import { takeDownPhoto } from '../users/photo.ts'

/** Deletes every picture of a person who deletes their account, their photo too. Games have let go of theirs before. */
export async function forgetUploads(db: Db, userId: number) {
  await takeDownPhoto(db, userId)
  await db.deleteFrom('uploads').where('owner_id', '=', userId).execute()
}
