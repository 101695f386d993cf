import { createHash, randomBytes } from 'node:crypto'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'

/** Makes a person's feed; one made earlier is heard of no more. @returns the secret, which nobody can be told again */
export async function makeFeed(db: Db, userId: number, now: Date): Promise<string> {
  const secret = randomBytes(24).toString('base64url') // 192 bits: nobody comes across a feed by trying
  const feed = { secret_hash: feedHash(secret), made_at: now }
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...feed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(feed))
    .execute()
  return secret
}

/** Whoever still asks for the feed finds nothing. */
export async function endFeed(db: Db, userId: number): Promise<null> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
  return null
}

/** Whose feed a secret opens. @throws Refusal NOT_FOUND for a wrong secret, and where its owner is blocked or deleted */
export async function ownerOfFeed(db: Db, secret: string): Promise<number> {
  const owner = await db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .select('users.id')
    .where('secret_hash', '=', feedHash(secret))
    .where('users.status', '=', 'ACTIVE')
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!owner) throw new Refusal('NOT_FOUND')
  return owner.id
}

/** What is stored of a secret. One of chance needs no salt. */
const feedHash = (secret: string) => createHash('sha256').update(secret).digest('hex')
