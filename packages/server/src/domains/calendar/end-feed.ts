import type { Db } from '../../platform/db/client.ts'

/** Whoever still asks for the feed finds nothing. */
export async function endFeed(db: Db, userId: number): Promise<null> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
  return null
}
