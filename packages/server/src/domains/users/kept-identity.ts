import type { Db } from '../../platform/db/client.ts'

/** A Telegram id as it is kept of somebody who is gone: under a key of ours, so that nobody else can tell whose it was. */
export type HashIdentity = (telegramId: string) => string

/** What an administrator decided about a person. */
interface Standing {
  isBlocked: boolean
  isDemoted: boolean
}

/** Deleting an account lifts neither its block nor its demotion. Of whom nothing was decided nothing is kept. */
export async function keepStanding(db: Db, hash: string, { isBlocked, isDemoted }: Standing, now: Date) {
  if (!isBlocked && !isDemoted) return
  await db
    .insertInto('kept_identities')
    .values({ hash, is_blocked: isBlocked, is_demoted: isDemoted, kept_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Somebody whose standing was kept signs in: the account carries it from now on, and an administrator may change it there.
 * @returns whether they are blocked by it
 */
export async function takeUpStanding(db: Db, userId: number, hash: string): Promise<boolean> {
  const kept = await db
    .deleteFrom('kept_identities')
    .where('hash', '=', hash)
    .returning(['is_blocked', 'is_demoted'])
    .executeTakeFirst()
  if (!kept) return false
  await db
    .updateTable('users')
    .set({
      ...(kept.is_blocked && { status: 'BLOCKED' as const }),
      ...(kept.is_demoted && { role: 'PLAYER' as const, is_demoted: true }),
    })
    .where('id', '=', userId)
    .execute()
  return kept.is_blocked
}
