import type { PageQuery } from '@matchbol/core/shared/paging'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { mapPage, pageOf } from '../../platform/db/paging.ts'
import { playerRefOf } from '../users/account-row.ts'
import { peopleNamed } from '../users/people-named.ts'
import { leagueMemory } from './league-memory.ts'
import { readLeague } from './list-leagues.ts'

interface Filter extends PageQuery {
  leagueId: number
  categoryId?: number | undefined
  q?: string | undefined
}

/** Active members of a league, by name. */
export async function listLeaguePlayers(db: Db, { leagueId, categoryId, q, ...paging }: Filter) {
  let query = db
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
  if (q) query = query.where('users.id', 'in', peopleNamed(db, q))
  const known = (await leagueMemory(db).league(leagueId))?.categories
  const categories = new Map(known?.map(({ id, name, level }) => [id, { id, name, level }]))
  return mapPage(await pageOf(query, paging), (row) => ({
    id: row.membership_id,
    version: row.version,
    userLeagueId: row.membership_id,
    user: playerRefOf(row),
    category: row.category_id === null ? null : (categories.get(row.category_id) ?? null),
    points: row.points,
    joinedAt: row.joined_at.toISOString(),
  }))
}

/** People who could be added: not blocked and not active members; with a category, not active in it. @throws Refusal NOT_FOUND */
export async function listAvailablePlayers(db: Db, { leagueId, categoryId, q, ...paging }: Filter) {
  await readLeague(db, leagueId)
  let query = db
    .selectFrom('users')
    .where('users.status', '=', 'ACTIVE')
    .where('users.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) => {
      let member = selectFrom('memberships')
        .select('memberships.id')
        .whereRef('memberships.user_id', '=', 'users.id')
        .where('memberships.league_id', '=', leagueId)
        .where('memberships.status', '=', 'ACTIVE')
      if (categoryId !== undefined) member = member.where('memberships.category_id', '=', categoryId)
      return not(exists(member))
    })
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.photo_url'])
    .orderBy(sql`users.first_name collate uk`)
    .orderBy(sql`users.last_name collate uk`)
    .orderBy('users.id')
  if (q) query = query.where('users.id', 'in', peopleNamed(db, q))
  return mapPage(await pageOf(query, paging), playerRefOf)
}
