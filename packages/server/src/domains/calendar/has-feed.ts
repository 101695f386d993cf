import type { Db } from '../../platform/db/client.ts'

export const hasFeed = async (db: Db, userId: number): Promise<boolean> =>
  Boolean(await db.selectFrom('calendar_feeds').select('user_id').where('user_id', '=', userId).executeTakeFirst())
