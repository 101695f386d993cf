import { Refusal } from '@matchbol/core/shared/refusal'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { aboutWhom } from './memberships.ts'

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
      .returning('category_id as categoryId')
      .executeTakeFirst()
    if (!left) throw new Refusal('NOT_A_MEMBER', aboutWhom(userId, actorId))
    await emit(db, { type: 'membership.ended', personId: userId, leagueId, ...left, actorId, reason }, now)
    return null
  })

/** The same by the membership's id: one's own, or anybody's for an administrator. @throws Refusal NOT_FOUND, FORBIDDEN */
export const removePlayer = (db: Db, named: NamedMembership, me: { id: number; isAdmin: boolean }, now: Date) =>
  inTransaction(db, async (db) => {
    const membership = await activeMembership(db, named)
    if (!membership) throw new Refusal('NOT_FOUND')
    if (membership.user_id !== me.id && !me.isAdmin) throw new Refusal('FORBIDDEN')
    return leaveLeague(db, { userId: membership.user_id, leagueId: named.leagueId, actorId: me.id }, now)
  })

/** As the address of a call names it. */
interface NamedMembership {
  leagueId: number
  userLeagueId: number
}
/** There only for the league that it is of, and only as long as it lasts. */
export const activeMembership = (db: Db, { leagueId, userLeagueId }: NamedMembership) =>
  db
    .selectFrom('memberships')
    .select(['id', 'user_id'])
    .where('id', '=', userLeagueId)
    .where('league_id', '=', leagueId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()

/** Ends every membership of a person who deletes their account. */
export const leaveAllLeagues = (db: Db, userId: number, now: Date) =>
  inTransaction(db, async (db) => {
    const left = await db
      .updateTable('memberships')
      .set({ status: 'LEFT', left_at: now })
      .where('user_id', '=', userId)
      .where('status', '=', 'ACTIVE')
      .returning(['league_id as leagueId', 'category_id as categoryId'])
      .execute()
    const event = { type: 'membership.ended', personId: userId, actorId: userId, reason: 'ACCOUNT_DELETED' } as const
    for (const membership of left) await emit(db, { ...event, ...membership }, now)
  })
