import { MOST_COUNTED, MOST_NAMED } from '@matchbol/core/shared/limits'
import { metaFor, metaOfSearch, type Page, type PageQuery } from '@matchbol/core/shared/paging'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { mapPage, pageFrom, pageOf, pageSize } from '../../platform/db/paging.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { type NamedRow, playerRefOf } from '../users/account-row.ts'
import { countedAmong, isAmong, peopleNamed } from '../users/people-named.ts'
import { leagueMemory } from './league-memory.ts'
import { readLeague } from './list-leagues.ts'
import { membersNamed, withStart } from './member-names.ts'

interface Filter extends PageQuery {
  leagueId: number
  categoryId?: number | undefined
  q?: string | undefined
}

/** Active members of a league, by name: as many pages as there are of all, of a category or a name those of a search. */
export async function listLeaguePlayers(db: Db, filter: Filter) {
  const known = (await leagueMemory(db).league(filter.leagueId))?.categories
  const categories = new Map(known?.map(({ id, name, level }) => [id, { id, name, level }]))
  return mapPage(await readPage(db, filter), (row) => ({
    id: row.membership_id,
    version: row.version,
    userLeagueId: row.membership_id,
    user: playerRefOf(row),
    category: row.category_id === null ? null : (categories.get(row.category_id) ?? null),
    points: row.points,
    joinedAt: row.joined_at.toISOString(),
  }))
}

interface MemberRow extends NamedRow {
  membership_id: number
  version: number
  joined_at: Date
  category_id: number | null
  points: number | null
}

/** Whoever is not on the page is read in an index only; of the others what is shown is looked up. */
async function readPage(db: Db, filter: Filter): Promise<Page<MemberRow>> {
  const { q, leagueId, categoryId, page, limit } = filter
  const isSearch = Boolean(q) || categoryId !== undefined
  const most = q ? MOST_NAMED : MOST_COUNTED
  if (isSearch) metaFor(filter, most) // before a row is read: a page too far is as cheap as the first
  const offset = (page - 1) * limit
  const { before, isListed, skipped, counted } = q
    ? ofName(db, q, filter)
    : categoryId === undefined
      ? ofLeague(leagueId, offset)
      : ofCategory(filter)
  const { rows } = await sql<MemberRow & { counted: number }>`
    with ${before} page as materialized (
      select members.* from memberships members
      where members.league_id = ${leagueId} and ${isMember('members', filter)} and ${isListed}
      order by ${byName('members')}
      limit ${pageSize(limit)} offset ${skipped ?? offset}
    )
    select page.id as membership_id, page.version, page.joined_at, page.category_id, ratings.points,
      users.id, users.first_name, users.last_name, users.photo_url, ${counted} as counted
    from page
    join users on users.id = page.user_id
    left join ratings on ratings.user_id = page.user_id and ratings.league_id = page.league_id
    order by ${byName('page')}`.execute(db)
  const found = rows[0]?.counted ?? 0
  return { data: rows, meta: isSearch ? metaOfSearch(filter, found, most) : metaFor(filter, found) }
}

/** How the members of a list are found. */
interface Way {
  /** Tables of the statement. */
  before: RawBuilder<unknown>
  isListed: RawBuilder<unknown>
  /** How many of these to pass over, if not all before the page. */
  skipped?: RawBuilder<number>
  counted: RawBuilder<number>
}

/** All of them: the page is entered by what is counted, and only who is called alike is passed over. */
const ofLeague = (leagueId: number, offset: number): Way => ({
  counted: sql`(select active_members from leagues where id = ${leagueId})`,
  ...(offset === 0
    ? { before: sql``, isListed: sql`true` }
    : {
        before: sql`${withStart(leagueId, offset)},`,
        isListed: sql`(members.first_name, members.last_name) >= ((select first_name from start), (select initial from start))`,
        skipped: sql`${offset}::int - (select before from start)`,
      }),
})

const ofCategory = (filter: Filter): Way => ({
  before: sql``,
  isListed: sql`true`,
  counted: sql`(select count(*) from (
    select from memberships members
    where members.league_id = ${filter.leagueId} and ${isMember('members', filter)} limit ${MOST_COUNTED + 1}
  ) counted)`,
})

const ofName = (db: Db, q: string, filter: Filter): Way => ({
  before: sql`named as materialized ${membersNamed(db, q, filter.leagueId, () => isMember('memberships', filter))},`,
  isListed: isAmong('named', 'members.user_id'),
  ...countedAmong('named'),
})

/** Of the members of the league. */
const isMember = (members: string, { categoryId }: Filter) => {
  const column = (name: string) => sql.ref(`${members}.${name}`)
  return sql<boolean>`(
    ${column('status')} = 'ACTIVE'
    ${categoryId === undefined ? sql`` : sql`and ${column('category_id')} = ${categoryId}`}
  )`
}

/** The order of the list, and of the indexes that it is read by. */
const byName = (members: string) =>
  sql.join(['first_name', 'last_name', 'user_id'].map((column) => sql.ref(`${members}.${column}`)))

/**
 * People who could be added: not blocked and not active members; nobody where the league or the category takes nobody. Who is not in a league is told by no
 * index, so where there are more than `MOST_COUNTED` people these are the newest of the site, or the first found by the name: of so many, not of all, is asked whether they are members.
 * @throws Refusal NOT_FOUND
 */
export async function listAvailablePlayers(db: Db, { leagueId, categoryId, q, ...paging }: Filter) {
  const league = await readLeague(db, leagueId)
  if (!league.isActive || (categoryId !== undefined && !(await isOpenCategory(db, leagueId, categoryId))))
    return pageFrom([], paging)
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
    .where(activeMember(db, leagueId).limit(1), 'is', null)
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

const isOpenCategory = async (db: Db, leagueId: number, categoryId: number) =>
  (await leagueMemory(db).league(leagueId))?.categories.some(({ id, isActive }) => id === categoryId && isActive)

/** That the person of a row of `users` plays in the league, for `exists`. */
const activeMember = (db: Pick<Db, 'selectFrom'>, leagueId: number) =>
  db
    .selectFrom('memberships')
    .select('memberships.id')
    .where('memberships.user_id', '=', sql<number>`users.id`)
    .where('memberships.league_id', '=', leagueId)
    .where('memberships.status', '=', 'ACTIVE')
