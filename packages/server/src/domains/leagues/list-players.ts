import { MOST_COUNTED, MOST_NAMED } from '@matchbol/core/shared/limits'
import type { PageQuery } from '@matchbol/core/shared/paging'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { mapPage, pageOf } from '../../platform/db/paging.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { playerRefOf } from '../users/account-row.ts'
import { countedAmong, isAmong, peopleNamed } from '../users/people-named.ts'
import { leagueMemory } from './league-memory.ts'
import { readLeague } from './list-leagues.ts'

interface Filter extends PageQuery {
  leagueId: number
  categoryId?: number | undefined
  q?: string | undefined
}

/** Active members of a league, by name. */
export async function listLeaguePlayers(db: Db, { leagueId, categoryId, q, ...paging }: Filter) {
  const isWanted = ({ exists }: ExpressionBuilder<Tables, 'users'>) => exists(activeMember(db, leagueId, categoryId))
  let query = (q ? db.with('named', () => peopleNamed(db, q, isWanted)) : db)
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .leftJoin('ratings', (join) =>
      join.onRef('ratings.user_id', '=', 'users.id').onRef('ratings.league_id', '=', 'memberships.league_id'),
    )
    .where('memberships.league_id', '=', leagueId)
    .where('memberships.status', '=', 'ACTIVE')
    .select(['memberships.id as membership_id', 'memberships.version', 'memberships.joined_at', 'ratings.points'])
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.photo_url'])
    .select('memberships.category_id')
    .orderBy(sql`users.first_name collate uk`)
    .orderBy(sql`users.last_name collate uk`)
    .orderBy('users.id')
  if (categoryId !== undefined) query = query.where('memberships.category_id', '=', categoryId)
  if (q) query = query.where(isAmong('named', 'memberships.user_id'))
  const known = (await leagueMemory(db).league(leagueId))?.categories
  const categories = new Map(known?.map(({ id, name, level }) => [id, { id, name, level }]))
  const kept = categoryId === undefined ? await countMembers(db, leagueId) : undefined
  return mapPage(await pageOf(query, paging, q ? countedAmong('named') : kept), (row) => ({
    id: row.membership_id,
    version: row.version,
    userLeagueId: row.membership_id,
    user: playerRefOf(row),
    category: row.category_id === null ? null : (categories.get(row.category_id) ?? null),
    points: row.points,
    joinedAt: row.joined_at.toISOString(),
  }))
}

/**
 * People who could be added: not blocked and not active members; with a category, not active in it. Who is not in a league is told by no
 * index, so where there are more than `MOST_COUNTED` people these are the newest of the site, or the first found by the name: of so many, not of all, is asked whether they are members.
 * @throws Refusal NOT_FOUND
 */
export async function listAvailablePlayers(db: Db, { leagueId, categoryId, q, ...paging }: Filter) {
  await readLeague(db, leagueId)
  const isActive = ({ and, eb }: ExpressionBuilder<Tables, 'users'>) =>
    and([eb('users.status', '=', 'ACTIVE'), eb('users.deleted_at', 'is', null)])
  const asked = q
    ? peopleNamed(db, q, isActive, MOST_COUNTED)
    : db
        .selectFrom('users')
        .select('users.id')
        .where(isActive)
        .orderBy('users.id', 'desc')
        .limit(MOST_COUNTED + 1)
  const most = q ? MOST_NAMED : MOST_COUNTED
  const available = db
    .selectFrom(asked.as('users'))
    .select('users.id')
    // One by one: as `not exists` it may be answered by reading all members.
    .where(activeMember(db, leagueId, categoryId).limit(1), 'is', null)
    .limit(most + 1)
  const query = db
    .with('available', () => available)
    .selectFrom('users')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.photo_url'])
    .where(isAmong('available'))
    .orderBy(sql`users.first_name collate uk`)
    .orderBy(sql`users.last_name collate uk`)
    .orderBy('users.id')
  return mapPage(await pageOf(query, paging, { ...countedAmong('available'), most }), playerRefOf)
}

const countMembers = async (db: Db, leagueId: number) =>
  (await db.selectFrom('leagues').select('active_members').where('id', '=', leagueId).executeTakeFirst())
    ?.active_members ?? 0

/** That the person of a row of `users` plays in the league, and in the category where one is named, for `exists`. */
const activeMember = (db: Pick<Db, 'selectFrom'>, leagueId: number, categoryId: number | undefined) =>
  db
    .selectFrom('memberships')
    .select('memberships.id')
    .where('memberships.user_id', '=', sql<number>`users.id`)
    .where('memberships.league_id', '=', leagueId)
    .where('memberships.status', '=', 'ACTIVE')
    .$if(categoryId !== undefined, (members) => members.where('memberships.category_id', '=', Number(categoryId)))
