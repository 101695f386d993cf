import type { Db } from '../db/client.ts'

/** A Telegram id as it is kept of somebody who is gone: under a key of ours, so that nobody else can tell whose it was. */
export type HashIdentity = (telegramId: string) => string

/** Deleting an account does not lift its block. */
export const keepBlock = (db: Db, hash: string, now: Date) =>
  db
    .insertInto('blocked_identities')
    .values({ hash, kept_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/**
 * Somebody whose block was kept signs in: the account carries it from now on, and an administrator may lift it there.
 * @returns whether there was one
 */
export async function takeUpBlock(db: Db, userId: number, hash: string): Promise<boolean> {
  const kept = await db.deleteFrom('blocked_identities').where('hash', '=', hash).returning('hash').executeTakeFirst()
  if (!kept) return false
  await db.updateTable('users').set({ status: 'BLOCKED' }).where('id', '=', userId).execute()
  return true
}
