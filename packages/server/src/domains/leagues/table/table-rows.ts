import type { Ending } from '@matchbol/core/games/standing-changes'
import { type KeptRow, ROWS_AFTER, ROWS_BEFORE } from '@matchbol/core/leagues/table/table-page'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import type { NamedRow } from '../../users/account-row.ts'

/** The table of a season: of everybody, or of one category. */
interface TableList {
  leagueId: number
  seasonId: number
  categoryId: number | undefined
}

/** A row as it is kept, with what is read beside it. */
export interface StandingRow extends Omit<KeptRow, 'pointsAgainst'>, NamedRow {
  categoryId: number | null
  latest: readonly Ending[]
  ratedGames: number
}

/** Rows of a table that follow one another, in the order of all criteria but head-to-head. */
export interface TableRows {
  rows: StandingRow[]
  /** Rows of the table before these. */
  before: number
  /** Rows of the table. */
  total: number
}

/** The rows of a page, and those before and after that may be tied with them; none beyond the end. */
export const readPageOfRows = (db: Db, list: TableList, from: number, limit: number): Promise<TableRows> => {
  const first = Math.max(0, from - ROWS_BEFORE)
  return readRows(db, list, sql`select ${first}::bigint as first, ${from + limit + ROWS_AFTER - first}::int as most`)
}

/** The row of a player, and those before and after that may be tied with it; none where the player is not in the table. */
export const readRowsAround = (db: Db, list: TableList, playerId: number): Promise<TableRows> =>
  readRows(
    db,
    list,
    sql`
    select greatest(0, (
        select coalesce(sum(players), 0) from standing_counts
        where ${ofCounts(list)} and level = 1 and band < own.band
      ) + (
        select coalesce(sum(players), 0) from standing_counts
        where ${ofCounts(list)} and level = 2 and band = own.band and part < own.part
      ) + (
        select count(*) from standings
        where ${ofRows(list)} and standings.band = own.band and standings.part = own.part
          and (${of('standings', within)}) < (${of('own', within)})
      ) - ${ROWS_BEFORE}) as first, ${ROWS_BEFORE + 1 + ROWS_AFTER}::int as most
    from (select * from standings where ${ofRows(list)} and player_id = ${playerId}) own`,
  )

/** Within a part; after `band` and `part` these are the order of the index. */
const within = ['by_sets', 'by_games', 'own_walkovers', 'by_played', 'by_rating', 'name', 'player_id']
const of = (table: string, columns: readonly string[]) =>
  sql.join(columns.map((column) => sql.ref(`${table}.${column}`)))
const order = ['band', 'part', ...within]

const ofRows = ({ seasonId, categoryId }: TableList) =>
  categoryId === undefined
    ? sql`standings.season_id = ${seasonId}`
    : sql`standings.season_id = ${seasonId} and standings.category_id = ${categoryId}`
const ofCounts = ({ seasonId, categoryId = 0 }: TableList) =>
  sql`standing_counts.season_id = ${seasonId} and standing_counts.category_id = ${categoryId}`

/**
 * Finds by the counts in which part of the order the first row wanted lies, and skips from its start on only.
 * @param wanted one row, or none: `first`, how many rows stand before those wanted, and `most` of them
 */
async function readRows(db: Db, list: TableList, wanted: RawBuilder<unknown>): Promise<TableRows> {
  const { rows } = await sql<(StandingRow | { id: null }) & { total: number; before: number | null }>`
    with wanted as (${wanted}),
    bands as (
      select band, sum(players) over (order by band) - players as before, sum(players) over () as total
      from standing_counts where ${ofCounts(list)} and level = 1
    ),
    band as (
      select band, before, first from bands, wanted where before <= first and first < total order by before desc limit 1
    ),
    parts as (
      select standing_counts.band, part, first, band.before + sum(players) over (order by part) - players as before
      from standing_counts, band
      where ${ofCounts(list)} and level = 2
        and standing_counts.band = (select band from band) -- found before, so that the index leads to it
    ),
    start as (select band, part, first - before as skipped from parts where before <= first order by before desc limit 1),
    page as (
      select * from standings
      where ${ofRows(list)} and (band, part) >= ((select band from start), (select part from start))
      order by ${of('standings', order)}
      offset (select skipped from start) limit (select most from wanted)
    )
    select known.*, page.player_id as id, page.category_id as "categoryId", page.name, page.rating, page.points, page.played, page.won,
      page.lost, sets_won as "setsWon", sets_lost as "setsLost", games_won as "gamesWon", games_lost as "gamesLost",
      own_walkovers as "ownWalkovers", latest, coalesce(rated_games, 0) as "ratedGames", first_name, last_name, photo_url
    from (
      select coalesce((select total from bands limit 1), 0)::int as total, (select first from wanted)::int as before
    ) known
    left join page on true
    left join lateral (select first_name, last_name, photo_url from users where id = page.player_id limit 1) person on true
    left join lateral (
      select rated_games from ratings where league_id = ${list.leagueId} and user_id = page.player_id limit 1
    ) rating on true
    order by ${of('page', order)}`.execute(db)
  const [found] = rows
  return { total: found?.total ?? 0, before: found?.before ?? 0, rows: rows.filter((row) => row.id !== null) }
}
