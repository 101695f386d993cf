import { checkGender } from '@matchbol/core/leagues/league-gender'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import type { Caller } from '../../platform/http/serve.ts'
import { nameOfMember } from './member-names.ts'
import { aboutWhom, holdJoinable, holdPersonActedFor, readMembership } from './memberships.ts'

export interface Joining {
  leagueId: number
  categoryId?: number | null | undefined
  userId?: number | undefined
}

/**
 * Joins by the hand of `me`: oneself where the league takes one's gender and nobody removed one from it, and anybody for an
 * administrator.
 * @throws Refusal FORBIDDEN, USER_BLOCKED, LEAGUE_GENDER, REMOVED_FROM_LEAGUE and what `joinLeague` throws
 */
export const joinLeagueAs = (db: Db, me: Caller, { leagueId, categoryId = null, userId }: Joining, now: Date) =>
  inTransaction(db, async (db) => {
    const person = await holdPersonActedFor(db, me, userId)
    const league = await holdJoinable(db, leagueId, categoryId)
    if (!me.isAdmin) {
      checkGender(league.gender, person.gender)
      await refuseRemoved(db, person.id, leagueId)
    }
    return joinLeague(db, person.id, leagueId, categoryId, now, me.id)
  })

/** The row stays locked, so that a removal that happens meanwhile is not undone. */
async function refuseRemoved(db: Db, userId: number, leagueId: number) {
  const membership = await db
    .selectFrom('memberships')
    .select('status')
    .where('user_id', '=', userId)
    .where('league_id', '=', leagueId)
    .forUpdate()
    .executeTakeFirst()
  if (membership?.status === 'REMOVED') throw new Refusal('REMOVED_FROM_LEAGUE')
}

/**
 * Makes the person an active member; one who left or was removed gets the old membership back.
 * @throws Refusal NOT_FOUND, LEAGUE_INACTIVE, CATEGORY_INACTIVE, CATEGORY_OF_OTHER_LEAGUE, ALREADY_MEMBER
 */
export const joinLeague = (
  db: Db,
  userId: number,
  leagueId: number,
  categoryId: number | null,
  now: Date,
  actorId = userId,
) =>
  inTransaction(db, async (db) => {
    await holdJoinable(db, leagueId, categoryId)
    const active = { category_id: categoryId, status: 'ACTIVE' as const, joined_at: now, left_at: null }
    const joined = await db
      .insertInto('memberships')
      .columns(['user_id', 'league_id', 'category_id', 'status', 'joined_at', ...nameOfMember])
      .expression(
        db
          .selectFrom('users')
          .select((eb) => [
            'id',
            eb.val(leagueId).as('league_id'),
            sql<number | null>`${categoryId}::int`.as('category_id'),
          ])
          .select([sql<'ACTIVE'>`'ACTIVE'`.as('status'), sql<Date>`${now}::timestamptz`.as('joined_at')])
          .select(nameOfMember)
          .where('id', '=', userId)
          .forShare(), // a name that is changing is waited for
      )
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'league_id']).doUpdateSet(active).where('memberships.status', '!=', 'ACTIVE'),
      )
      .returning('id')
      .executeTakeFirst()
    if (!joined) throw new Refusal('ALREADY_MEMBER', aboutWhom(userId, actorId))
    await emit(db, { type: 'membership.started', leagueId, members: [{ personId: userId, categoryId }] }, now)
    return readMembership(db, userId, leagueId)
  })
