import type { Db } from '../../platform/db/client.ts'
import { feedHash, makeFeedSecret } from './feed-secret.ts'

/** Makes a person's feed; one made earlier is heard of no more. @returns the secret, which nobody can be told again */
export async function makeFeed(db: Db, userId: number, now: Date): Promise<string> {
  const secret = makeFeedSecret()
  const feed = { secret_hash: feedHash(secret), made_at: now }
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...feed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(feed))
    .execute()
  return secret
}
