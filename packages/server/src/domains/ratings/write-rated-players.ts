import { histogramDifference, type ListedChange } from '@matchbol/core/ratings/rating-histogram'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { sentIds, sentRows } from '../../platform/db/sent-rows.ts'

/**
 * Brings the player rating of a league, its order and its histogram, up to what ratings and memberships say. The league is locked
 * by the caller.
 */
export async function writeRatedPlayers(db: Db, leagueId: number, changed: readonly ChangedPlayer[]) {
  for (let start = 0; start < changed.length; start += ROWS_AT_ONCE)
    await writeListed(db, leagueId, changed.slice(start, start + ROWS_AT_ONCE))
}

/** How a player stands in the player rating before and after a change. */
export interface ChangedPlayer extends WasListed {
  user_id: number
  category_id: number | null
  is_recent: boolean
  points: number
  last_rated_at: Date
  is_rated: boolean
}

export interface WasListed {
  was_listed: boolean
  was_category_id: number | null
  was_recent: boolean
  was_points: number
}

/** Of a `left join rated_players was`. */
export const wasListed = sql`was.user_id is not null as was_listed, was.category_id as was_category_id,
  was.is_recent as was_recent, was.points as was_points`

/**
 * Whose place in the rating depends on something else than what is kept.
 * @param userIds whose may; null: anybody's of the league
 * @param since who played since then counts as playing
 */
export async function changedPlayers(db: Db, leagueId: number, userIds: readonly number[] | null, since: Date) {
  const { rows } = await sql<ChangedPlayer>`
    select ratings.user_id, memberships.category_id, ratings.last_rated_at >= ${since}::timestamptz as is_recent,
      ratings.points, ratings.last_rated_at, ratings.rated_games > 0 as is_rated, ${wasListed}
    from ratings
    left join memberships on memberships.league_id = ratings.league_id and memberships.user_id = ratings.user_id
    left join rated_players was on was.league_id = ratings.league_id and was.user_id = ratings.user_id
    where ratings.league_id = ${leagueId} ${userIds ? sql`and ratings.user_id = any(${userIds}::int[])` : sql``}
      and case when ratings.rated_games > 0 then
        (was.points, was.last_rated_at, was.category_id, was.is_recent) is distinct from
        (ratings.points, ratings.last_rated_at, memberships.category_id, ratings.last_rated_at >= ${since}::timestamptz)
      else was.user_id is not null end`.execute(db)
  return rows
}

/** Rows of one statement. */
const ROWS_AT_ONCE = 2000

const asChange = (row: ChangedPlayer): ListedChange => ({
  before: row.was_listed ? { categoryId: row.was_category_id, isRecent: row.was_recent, points: row.was_points } : null,
  after: row.is_rated ? { categoryId: row.category_id, isRecent: row.is_recent, points: row.points } : null,
})

/**
 * The rows and the counts in one statement.
 * @param before what else it writes: `name as (…),`
 */
export function writeListed(
  db: Db,
  leagueId: number,
  rows: readonly ChangedPlayer[],
  before: RawBuilder<unknown> = sql``,
) {
  const counts = histogramDifference(rows.map(asChange))
  const goneIds = rows.filter((row) => !row.is_rated).map(({ user_id }) => user_id)
  const gone = sql`, gone as (delete from rated_players where league_id = ${leagueId} and user_id in ${sentIds(goneIds)})`
  return sql`
    with ${before} changed as (
      select * from ${sentRows(
        rows,
        sql`
        user_id int, category_id int, is_recent boolean, points numeric, last_rated_at timestamptz, is_rated boolean`,
      )} as sent
    ), listed as (
      insert into rated_players (league_id, user_id, category_id, is_recent, points, last_rated_at)
      select ${leagueId}, user_id, category_id, is_recent, points, last_rated_at from changed where is_rated
      on conflict (league_id, user_id) do update set category_id = excluded.category_id,
        is_recent = excluded.is_recent, points = excluded.points, last_rated_at = excluded.last_rated_at
    ) ${goneIds.length > 0 ? gone : sql``}
    merge into rating_histogram kept
    using ${sentRows(counts, sql`among int, step smallint, "isRecent" boolean, bucket int, players int`)} as counted
    on kept.league_id = ${leagueId} and kept.among = counted.among and kept.step = counted.step
      and kept.is_recent = counted."isRecent" and kept.bucket = counted.bucket
    when matched and kept.players + counted.players = 0 then delete
    when matched then update set players = kept.players + counted.players
    when not matched then insert (league_id, among, step, is_recent, bucket, players)
      values (${leagueId}, counted.among, counted.step, counted."isRecent", counted.bucket, counted.players)`.execute(
    db,
  )
}
