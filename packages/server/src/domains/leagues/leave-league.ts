import { Refusal } from '@matchbol/core/shared/refusal'
import { type Db, inTransaction } from '../../platform/db/client.ts'

/** Who left which league, by whose hand. */
export interface Leaving {
  userId: number
  leagueId: number
  actorId: number
}
/** What a leaving means to the domains that come later, told inside the same transaction. */
export type OnLeft = (db: Db, leaving: Leaving, now: Date) => Promise<void>

/** Ends an active membership; games and rating stay. @throws Refusal NOT_A_MEMBER */
export const leaveLeague = (db: Db, leaving: Leaving, now: Date, onLeft: OnLeft) =>
  inTransaction(db, async (db) => {
    const status = leaving.actorId === leaving.userId ? 'LEFT' : 'REMOVED'
    const left = await db
      .updateTable('memberships')
      .set({ status, left_at: now })
      .where('user_id', '=', leaving.userId)
      .where('league_id', '=', leaving.leagueId)
      .where('status', '=', 'ACTIVE')
      .returning('id')
      .executeTakeFirst()
    if (!left) throw new Refusal('NOT_A_MEMBER')
    await onLeft(db, leaving, now)
    return null
  })

/** The same by the membership's id: one's own, or anybody's for an administrator. @throws Refusal NOT_FOUND */
export const removePlayer = (
  db: Db,
  membership: { id: number; leagueId: number },
  me: { id: number; isAdmin: boolean },
  now: Date,
  onLeft: OnLeft,
) =>
  inTransaction(db, async (db) => {
    const row = await db
      .selectFrom('memberships')
      .select('user_id')
      .where('id', '=', membership.id)
      .where('league_id', '=', membership.leagueId)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst()
    if (!row) throw new Refusal('NOT_FOUND')
    if (row.user_id !== me.id && !me.isAdmin) throw new Refusal('FORBIDDEN')
    return leaveLeague(db, { userId: row.user_id, leagueId: membership.leagueId, actorId: me.id }, now, onLeft)
  })
