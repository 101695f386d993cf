import type { ratingsContract } from '@matchbol/core/ratings/contract'
import { isProvisional } from '@matchbol/core/ratings/rating'
import { weekStart } from '@matchbol/core/shared/kyiv-time'
import { MOST_NAMED } from '@matchbol/core/shared/limits'
import { metaFor, metaOfSearch, type Page } from '@matchbol/core/shared/paging'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { mapPage } from '../../platform/db/paging.ts'
import { chosenLeagueId } from '../leagues/choose-league.ts'
import { leagueMemory } from '../leagues/league-memory.ts'
import { membersNamed } from '../leagues/member-names.ts'
import { playerRefOf } from '../users/account-row.ts'
import { countShown, isFromStartOn, isShown, placeOf, ratingOrder, withStart } from './rating-places.ts'

type Query = z.output<(typeof ratingsContract)['GET /api/v1/players']['query']>

/** With a league, the liveliest one where none is named. */
interface Asked extends Omit<Query, 'leagueId'> {
  leagueId: number
}

/**
 * The player rating: those with a rated game in the last 60 days, strongest first; with `all` the others behind them.
 * A place is the place in that order among all who are shown without a search, so that finding a name does not change it.
 * @throws Refusal NOT_FOUND for a page beyond the last, a league or a category of it that is not there
 */
export async function listRatedPlayers(db: Db, query: Query, now: Date) {
  const leagueId = await chosenLeagueId(db, query.leagueId)
  if (leagueId === null) return { data: [], meta: metaFor(query, 0) }
  const categories = new Map((await leagueMemory(db).league(leagueId))?.categories.map((each) => [each.id, each]))
  if (typeof query.categoryId === 'number' && !categories.has(query.categoryId)) throw new Refusal('NOT_FOUND')
  const asked = { ...query, leagueId }
  const isSought = query.q || query.playerId !== undefined
  const page = isSought ? await findInRating(db, asked, now) : await pageOfRating(db, asked, now)
  return mapPage(page, (row) => ({
    place: row.place,
    player: playerRefOf(row),
    category: row.category_id === null ? null : (categories.get(row.category_id) ?? null),
    points: row.points,
    ratedGames: row.rated_games,
    won: row.won,
    isProvisional: isProvisional(row.rated_games),
    lastFive: row.last_five,
    lastRatedAt: row.last_rated_at.toISOString(),
    isRecent: row.is_recent,
    onMonday: onMonday(row),
  }))
}

interface Row {
  place: number
  id: number
  first_name: string
  last_name: string
  photo_url: string | null
  category_id: number | null
  points: number
  rated_games: number
  won: number
  last_five: string
  last_rated_at: Date
  is_recent: boolean
  is_week_kept: boolean
  monday_points: number | null
  monday_place: number | null
}

/** A page of the whole list and its total, by one statement that reads the rows of the page and some two hundred counts. */
async function pageOfRating(db: Db, query: Asked, now: Date): Promise<Page<Row>> {
  const offset = (query.page - 1) * query.limit
  const { rows } = await sql<Row & { total: number }>`
    with ${withStart(query, offset)}, listed as materialized (
      select page.* from start cross join lateral (
        select * from rated_players players
        where ${isShown('players', query)} and ${isFromStartOn('players', query)}
        order by ${ratingOrder('players', query)}
        limit ${query.limit} offset ${offset}::int - start.ahead
      ) page
    )
    ${drawn(query, now)}, ${countShown(query)} as total ${fromListed} order by ${ratingOrder('listed', query)}`.execute(
    db,
  )
  return {
    data: rows.map((row, nth) => ({ ...row, place: offset + nth + 1 })),
    meta: metaFor(query, rows[0]?.total ?? 0),
  }
}

/** Those who are looked for, each with the place in the whole list; counted as searches are. */
async function findInRating(db: Db, { q, playerId, ...query }: Asked, now: Date): Promise<Page<Row>> {
  metaFor(query, MOST_NAMED) // before a row is read: a page too far is as cheap as the first
  // One by one: as `exists` it may be answered by reading all of the rating.
  const isRated = sql<boolean>`(
    select true from rated_players rated
    where rated.league_id = ${query.leagueId} and rated.user_id = memberships.user_id and ${isShown('rated', query)}
    limit 1
  )`
  const named = q ? membersNamed(db, q, query.leagueId, () => isRated) : sql`select ${playerId}::int as id`
  const { rows } = await sql<Row & { counted: number }>`
    with found as materialized (
      select players.* from (${named}) named cross join lateral (
        select * from rated_players players
        where players.league_id = ${query.leagueId} and players.user_id = named.id offset 0 -- by the key, one by one
      ) players
      where ${isShown('players', query)} ${playerId === undefined ? sql`` : sql`and players.user_id = ${playerId}`}
      order by ${ratingOrder('players', query)} limit ${MOST_NAMED + 1}
    ), listed as materialized (
      select * from found order by ${ratingOrder('found', query)}
      limit ${query.limit} offset ${(query.page - 1) * query.limit}
    )
    ${drawn(query, now)}, ${placeOf('listed', query.categoryId === undefined ? 'league' : 'category')} as place,
      (select count(*) from found) as counted
    ${fromListed} order by ${ratingOrder('listed', query)}`.execute(db)
  return { data: rows, meta: metaOfSearch(query, rows[0]?.counted ?? 0, MOST_NAMED) }
}

/**
 * What is drawn of each row, with where it stood on Monday: of the week before until this one has a rated game, and as it stands
 * where neither was set aside, for then nothing has changed; nowhere, where somebody came later, into the league or into the category that is shown.
 */
const drawn = ({ leagueId, categoryId }: Asked, now: Date) => sql`
  select users.id, users.first_name, users.last_name, users.photo_url, listed.category_id, listed.points, ratings.rated_games, ratings.won, ratings.last_five,
    listed.last_rated_at, listed.is_recent, exists (
      select from rating_weeks where league_id = ${leagueId} and week_start >= ${weekStart(now, -1)}::timestamptz
    ) as is_week_kept,
    monday.points as monday_points,
    ${
      categoryId === undefined
        ? sql`monday.place`
        : sql`case when monday.category_id is not distinct from listed.category_id then monday.category_place end`
    } as monday_place`

const fromListed = sql`
  from listed
  join ratings on ratings.league_id = listed.league_id and ratings.user_id = listed.user_id
  join users on users.id = listed.user_id
  left join ratings_on_monday monday on monday.league_id = listed.league_id and monday.user_id = listed.user_id`

function onMonday({ place, points, is_week_kept, monday_place, monday_points }: Row) {
  if (!is_week_kept) return { place, points }
  return monday_place === null || monday_points === null ? null : { place: monday_place, points: monday_points }
}
