import { actsFor, checkJoinable } from '@matchbol/core/leagues/rules'
import { Refusal, type RefusalDetails } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'
import type { Caller } from '../../platform/http/serve.ts'
import { holdLeague } from './hold-league.ts'
import { selectUserLeagues, userLeagueOf } from './league-row.ts'

/**
 * The person acted for, kept from being blocked or deleted until the transaction is over.
 * @throws Refusal FORBIDDEN, NOT_FOUND, USER_BLOCKED
 */
export async function holdPersonActedFor(db: Db, me: Caller, userId: number | undefined) {
  const id = actsFor(me, userId)
  const person = await db
    .selectFrom('users')
    .select(['id', 'gender', 'status', 'deleted_at'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  if (!person || person.deleted_at) throw new Refusal('NOT_FOUND')
  if (person.status === 'BLOCKED') throw new Refusal('USER_BLOCKED')
  return person
}

/** Whether a refusal speaks to the member or of one. */
export const aboutWhom = (userId: number, actorId: number): RefusalDetails =>
  userId === actorId ? {} : { ofAnother: true }

/** @throws Refusal NOT_FOUND, LEAGUE_INACTIVE, CATEGORY_INACTIVE, CATEGORY_OF_OTHER_LEAGUE */
export async function holdJoinable(db: Db, leagueId: number, categoryId: number | null) {
  const league = await holdLeague(db, leagueId)
  checkJoinable(league, categoryId === null ? null : await holdCategory(db, categoryId))
  return league
}

/** Kept from being deleted until the transaction is over. */
async function holdCategory(db: Db, id: number) {
  const category = await db
    .selectFrom('categories')
    .select(['league_id', 'is_active'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  if (!category) throw new Refusal('NOT_FOUND')
  return { leagueId: category.league_id, isActive: category.is_active }
}

/** The membership as the contract has it. */
export const readMembership = async (db: Db, userId: number, leagueId: number) =>
  userLeagueOf(
    await selectUserLeagues(db)
      .where('memberships.user_id', '=', userId)
      .where('memberships.league_id', '=', leagueId)
      .executeTakeFirstOrThrow(),
  )

/** Memberships of a person, those still active first. */
export const listMemberships = async (db: Db, userId: number) => {
  const rows = await selectUserLeagues(db)
    .where('memberships.user_id', '=', userId)
    .orderBy('memberships.status')
    .orderBy('leagues.name')
    .orderBy('leagues.id')
    .execute()
  return rows.map(userLeagueOf)
}
