import type { PageQuery } from '@matchbol/core/shared/paging'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { mapPage, pageOf } from '../../platform/db/paging.ts'
import type { Tables } from '../../platform/db/tables.ts'
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
  if (q)
    query = query.where(
      'users.id',
      'in',
      peopleNamed(db, q, ({ exists }) => exists(activeMember(db, leagueId))),
    )
  const known = (await leagueMemory(db).league(leagueId))?.categories
  const categories = new Map(known?.map(({ id, name, level }) => [id, { id, name, level }]))
  const kept = q || categoryId !== undefined ? undefined : await countMembers(db, leagueId)
  return mapPage(await pageOf(query, paging, kept), (row) => ({
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
  let member = activeMember(db, leagueId)
  if (categoryId !== undefined) member = member.where('memberships.category_id', '=', categoryId)
  const isAvailable = ({ and, eb, not, exists }: ExpressionBuilder<Tables, 'users'>) =>
    and([eb('users.status', '=', 'ACTIVE'), eb('users.deleted_at', 'is', null), not(exists(member))])
  let query = db
    .selectFrom('users')
    .where(isAvailable)
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.photo_url'])
    .orderBy(sql`users.first_name collate uk`)
    .orderBy(sql`users.last_name collate uk`)
    .orderBy('users.id')
  if (q) query = query.where('users.id', 'in', peopleNamed(db, q, isAvailable))
  return mapPage(await pageOf(query, paging), playerRefOf)
}

const countMembers = async (db: Db, leagueId: number) =>
  (await db.selectFrom('leagues').select('active_members').where('id', '=', leagueId).executeTakeFirst())
    ?.active_members ?? 0

/** That the person of a row of `users` plays in the league, for `exists`. */
const activeMember = (db: Db, leagueId: number) =>
  db
    .selectFrom('memberships')
    .select('memberships.id')
    .where('memberships.user_id', '=', sql<number>`users.id`)
    .where('memberships.league_id', '=', leagueId)
    .where('memberships.status', '=', 'ACTIVE')
