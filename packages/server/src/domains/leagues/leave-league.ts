import { Refusal } from '@matchbol/core/shared/refusal'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'

/** Who left which league, by whose hand. */
interface Leaving {
  userId: number
  leagueId: number
  actorId: number
}

/** Ends an active membership; games and rating stay. @throws Refusal NOT_A_MEMBER */
export const leaveLeague = (db: Db, { userId, leagueId, actorId }: Leaving, now: Date) =>
  inTransaction(db, async (db) => {
    const reason = actorId === userId ? 'LEFT' : 'REMOVED'
    const left = await db
      .updateTable('memberships')
      .set({ status: reason, left_at: now })
      .where('user_id', '=', userId)
      .where('league_id', '=', leagueId)
      .where('status', '=', 'ACTIVE')
      .returning('id')
      .executeTakeFirst()
    if (!left) throw new Refusal('NOT_A_MEMBER')
    await emit(db, { type: 'membership.ended', personId: userId, leagueId, actorId, reason }, now)
    return null
  })

/** The same by the membership's id: one's own, or anybody's for an administrator. @throws Refusal NOT_FOUND */
export const removePlayer = (
  db: Db,
  membership: { id: number; leagueId: number },
  me: { id: number; isAdmin: boolean },
  now: Date,
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
    return leaveLeague(db, { userId: row.user_id, leagueId: membership.leagueId, actorId: me.id }, now)
  })

/** Ends every membership of a person who deletes their account. */
export const leaveAllLeagues = (db: Db, userId: number, now: Date) =>
  inTransaction(db, async (db) => {
    const left = await db
      .updateTable('memberships')
      .set({ status: 'LEFT', left_at: now })
      .where('user_id', '=', userId)
      .where('status', '=', 'ACTIVE')
      .returning('league_id as leagueId')
      .execute()
    const event = { type: 'membership.ended', personId: userId, actorId: userId, reason: 'ACCOUNT_DELETED' } as const
    for (const { leagueId } of left) await emit(db, { ...event, leagueId }, now)
  })
