import { type GameStatus, gameStatuses } from '@matchbol/core/games/game-shapes'
import { MOST_COUNTED, MOST_NAMED } from '@matchbol/core/shared/limits'
import type { PageQuery } from '@matchbol/core/shared/paging'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { pageSize } from '../../../platform/db/paging.ts'
import { membersNamed } from '../../leagues/member-names.ts'
import { bearsName, peopleNamed } from '../../users/people-named.ts'

/** What a list of games is narrowed to. */
export interface GameFilter {
  leagueId?: number | undefined
  seasonId?: number | undefined
  categoryId?: number | undefined
  playerId?: number | undefined
  q?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
  /** All of them where none is named. */
  statuses?: readonly GameStatus[] | undefined
  /** One of the two is this person. */
  ofId?: number | undefined
}

/** Ids of a page of games, with the number of all. */
export interface FoundGames {
  /** A table of `id`. */
  page: RawBuilder<{ id: number }>
  /** Read beside the page, which is `listed`. */
  total: RawBuilder<number>
  /** Whether `total` is all there are, or counted to one more than `MOST_COUNTED`. */
  isExact: boolean
  /** That there may be more than were found, read in the same way. */
  isPart?: RawBuilder<boolean>
}

/** Nulls, the games still to be played, come first. */
export const newestFirst = sql`games.completed_at desc, games.id desc`

/** Of a name that more bear than are looked at, the newest games are each held against it: so many of them. */
export const HELD_AGAINST_NAME = 500

/**
 * How a page of games is found, newest first, each by an index that has them in this order. All completed games, and those of a league,
 * have as many pages as there are; what is narrowed further is a search, which counts and leads on to `MOST_COUNTED` games.
 * @param filters the games of each, of which none is in two
 */
export async function findGames(db: Db, filters: readonly GameFilter[], paging: PageQuery): Promise<FoundGames> {
  const [first = {}] = filters
  const { leagueId, statuses, ...rest } = first
  const isWhole = filters.length === 1 && isCompletedOnly({ statuses }) && Object.values(rest).every((it) => !it)
  if (isWhole) return completedGames(leagueId, paging)
  if (first.q && (first.ofId ?? first.playerId) === undefined) return searchByName(db, first, first.q, paging)
  const ways = filters.flatMap((filter) => waysTo(db, filter))
  return search(ways, paging)
}

const isCompletedOnly = ({ statuses }: GameFilter) => statuses?.length === 1 && statuses[0] === 'COMPLETED'

function completedGames(leagueId: number | undefined, { page, limit }: PageQuery): FoundGames {
  const offset = (page - 1) * limit
  const rows = pageSize(limit)
  const ofLeague = leagueId === undefined ? sql`true` : sql`games.league_id = ${leagueId}`
  const total =
    leagueId === undefined
      ? sql<number>`(select coalesce(sum(games), 0) from site_months)`
      : sql<number>`(select coalesce(max(completed_games - voided_games), 0) from leagues where id = ${leagueId})`
  const days =
    leagueId === undefined
      ? sql`(select day, sum(games) as games from site_game_days group by day) kept`
      : sql`league_game_days where league_id = ${leagueId}`
  const far = sql<{ id: number }>`(
    with place as (
      select day, passed - games as passed
      from (select day, games, sum(games) over (order by day desc) as passed from ${days}) days
      where passed > ${offset} order by day desc limit 1
    )
    select games.id from games
    where games.status = 'COMPLETED' and ${ofLeague}
      and games.completed_at < (select (day + 1)::timestamp at time zone 'UTC' from place)
    order by ${newestFirst} limit ${rows} offset ${offset}::bigint - (select passed from place)
  )`
  const first = sql<{ id: number }>`(
    select games.id from games where games.status = 'COMPLETED' and ${ofLeague}
    order by ${newestFirst} limit ${rows}
  )`
  return { page: offset === 0 ? first : far, total, isExact: true }
}

function search(ways: readonly Way[], { page, limit }: PageQuery): FoundGames {
  const offset = (page - 1) * limit
  const [listed, all] = [together(ways, offset + limit), together(ways, MOST_COUNTED + 1)]
  return {
    page: sql`(select games.id from (${listed}) games order by ${newestFirst} limit ${limit} offset ${offset})`,
    total: sql`(select count(*) from (select 1 from (${all}) found limit ${MOST_COUNTED + 1}) counted)`,
    isExact: false,
  }
}

const together = (ways: readonly Way[], atMost: number) =>
  sql.join(
    ways.map((way) => way(atMost)),
    sql` union all `,
  )

/**
 * All games of those who bear the name. Where they are more than are looked at, the games of those who are, and whichever of the newest
 * are of any other: the list is whole where it is narrowed to no more games than that, and else says that there are more.
 */
async function searchByName(db: Db, filter: GameFilter, q: string, paging: PageQuery): Promise<FoundGames> {
  const named = (await playersNamed(db, filter, q).execute()).map(({ id }) => id)
  const people = sql`unnest(${named}::int[]) people (id)`
  const rest = restOf(db, filter)
  const theirs = sides.map((side) => ofPeople(people, side, filter, rest))
  if (named.length <= MOST_NAMED) return search(theirs, paging)
  const newest = together(waysTo(db, { ...filter, q: undefined }), HELD_AGAINST_NAME + 1)
  const page = sql<{ id: number }>`(
    with newest as materialized (
      select games.* from (${newest}) games order by ${newestFirst} limit ${HELD_AGAINST_NAME + 1}
    ), found as materialized (
      select games.id, games.completed_at from newest games where ${isOneNamed(db, q)}
      union
      select * from (${together(theirs, MOST_COUNTED + 1)}) theirs
    )
    select games.id, (select least(count(*), ${MOST_COUNTED + 1}) from found) as total,
      (select count(*) > ${HELD_AGAINST_NAME} from newest) as is_part
    from found games order by ${newestFirst} limit ${paging.limit} offset ${(paging.page - 1) * paging.limit}
  )`
  return { page, total: sql`listed.total`, isExact: false, isPart: sql`listed.is_part` }
}

/** Ids of those who bear the name and have a game in such a state, where the list is narrowed to a league in that league. */
function playersNamed(db: Db, filter: GameFilter, q: string) {
  const league = leagueOf(filter)
  const ofLeague = league ? sql`games.league_id = ${league}` : sql`true`
  const of = (side: (typeof sides)[number], id: string) =>
    sql`select true from games where ${sql.ref(`games.${side}`)} = ${sql.ref(id)} and ${isOf(filter.statuses)} and ${ofLeague}`
  // One by one: as `exists` it may be answered by reading all games.
  const hasOne = (id: string) => sql<boolean>`(${of('inviter_id', id)} union all ${of('invitee_id', id)} limit 1)`
  // Who has played in a league is or was a member of it.
  const named = league
    ? membersNamed(db, q, league, () => hasOne('memberships.user_id'))
    : peopleNamed(db, q, () => hasOne('users.id'))
  return db.selectFrom(named.as('named')).select('named.id')
}

/** The one league that all games of the list are of, if there is one. */
function leagueOf({ leagueId, seasonId, categoryId }: GameFilter) {
  if (leagueId !== undefined) return sql<number>`${leagueId}::bigint`
  if (seasonId !== undefined) return sql<number>`(select league_id::bigint from seasons where id = ${seasonId})`
  if (categoryId !== undefined) return sql<number>`(select league_id::bigint from categories where id = ${categoryId})`
  return undefined
}

/** The newest of some games, `id` and `completed_at`; the ways of a list lead to each of its games once. */
type Way = (atMost: number) => RawBuilder<unknown>

/** By whatever leads to the fewest: a person, a category, a season, a league. The rest is looked at game by game. */
function waysTo(db: Db, filter: GameFilter): Way[] {
  const { playerId, ofId, categoryId } = filter
  const newest =
    (...conditions: RawBuilder<unknown>[]): Way =>
    (atMost) =>
      sql`(
        select games.id, games.completed_at, games.inviter_id, games.invitee_id from games
        where ${sql.join(conditions, sql` and `)}
        order by ${newestFirst} limit ${atMost}
      )`
  const rest = restOf(db, filter)
  const person = ofId ?? playerId
  if (person !== undefined)
    return sides.map((side) => ofPeople(sql`(select ${person}::int as id) people`, side, filter, rest))
  const completed = isCompletedOnly(filter) ? sql`games.status = 'COMPLETED'` : isOf(filter.statuses)
  // Once more it would make them seem few, and an index in their order not worth it.
  const restOfCategory = sql`${isOfLeague(categoryId, filter.leagueId)} and ${restOf(db, { ...filter, categoryId: undefined, leagueId: undefined })}`
  if (categoryId !== undefined)
    return [
      newest(sql`games.inviter_category_id = ${categoryId}`, completed, restOfCategory),
      newest(
        sql`games.invitee_category_id = ${categoryId} and games.inviter_category_id is distinct from ${categoryId}`,
        completed,
        restOfCategory,
      ),
    ]
  return [newest(completed, rest)]
}

const sides = ['inviter_id', 'invitee_id'] as const

/** Status by status, as the index of a person's games has them. Who has met another one of the people is found on one side. */
const ofPeople =
  (
    people: RawBuilder<unknown>,
    side: (typeof sides)[number],
    { statuses }: GameFilter,
    rest: RawBuilder<unknown>,
  ): Way =>
  (atMost) => {
    const isOnce =
      side === 'invitee_id'
        ? sql`and not exists (select from people as other where other.id = games.inviter_id)`
        : sql``
    return sql`(
      with people as materialized (select id from ${people})
      select found.id, found.completed_at
      from people cross join unnest(${statuses ?? gameStatuses}::text[]) as wanted (status)
      cross join lateral (
        select games.id, games.completed_at from games
        where ${sql.ref(`games.${side}`)} = people.id and games.status = wanted.status ${isOnce} and ${rest}
        order by ${newestFirst} limit ${atMost}
      ) found
      order by found.completed_at desc, found.id desc limit ${atMost}
    )`
  }

/** Of the few games of somebody, each is held against the name. */
const isOneNamed = (db: Db, q: string) =>
  sql`(${bearsName(db, q, 'games.inviter_id')} or ${bearsName(db, q, 'games.invitee_id')})`

/** Asked once and not of each game: all games of a category are of its league. */
const isOfLeague = (categoryId: number | undefined, leagueId: number | undefined) =>
  leagueId === undefined ? sql`true` : sql`(select league_id from categories where id = ${categoryId}) = ${leagueId}`

const isOf = (statuses: readonly GameStatus[] | undefined) =>
  statuses ? sql`games.status in (${sql.join(statuses.map((status) => sql.lit(status)))})` : sql`true`

/** All that a game is asked for, also where an index has answered it. */
function restOf(db: Db, { leagueId, seasonId, categoryId, playerId, q, from, to, ofId }: GameFilter) {
  const isEither = (column: string, value: RawBuilder<unknown>) =>
    sql`(${sql.ref(`games.inviter_${column}`)} ${value} or ${sql.ref(`games.invitee_${column}`)} ${value})`
  const conditions: (RawBuilder<unknown> | false | undefined | '')[] = [
    leagueId !== undefined && sql`games.league_id = ${leagueId}`,
    seasonId !== undefined && sql`games.season_id = ${seasonId}`,
    categoryId !== undefined && isEither('category_id', sql`= ${categoryId}`),
    playerId !== undefined && ofId !== undefined && isEither('id', sql`= ${playerId}`),
    q && (playerId ?? ofId) !== undefined && isOneNamed(db, q),
    from && sql`games.completed_at >= ${from}`,
    to && sql`games.completed_at < ${to}`,
  ]
  return sql.join([sql`true`, ...conditions.flatMap((condition) => condition || [])], sql` and `)
}
