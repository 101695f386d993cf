import { amongCategory, EVERYBODY } from '@matchbol/core/ratings/rating-histogram'
import { type RawBuilder, sql } from 'kysely'

/** Which player rating is shown: a league's, or a category's of it; with `all` also those who have not played lately. */
export interface ShownRating {
  leagueId: number
  categoryId?: number | 'none' | undefined
  all?: boolean | undefined
}

/** Among whom the histogram counts those who are shown. */
const amongOf = ({ categoryId }: ShownRating) =>
  categoryId === undefined ? EVERYBODY : amongCategory(categoryId === 'none' ? null : categoryId)

/** The rows of `rated_players`, by their name in the query, that are shown. */
export const isShown = (players: string, { leagueId, categoryId, all }: ShownRating): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${players}.${name}`)
  return sql`(${column('league_id')} = ${leagueId}
    ${all ? sql`` : sql`and ${column('is_recent')}`}
    ${categoryId === undefined ? sql`` : sql`and ${column('category_id')} ${categoryId === 'none' ? sql`is null` : sql`= ${categoryId}`}`})`
}

/** The order of a rating, the same as that of the index by which it is read. */
export const ratingOrder = (players: string, { categoryId }: ShownRating) => {
  const column = (name: string) => sql.ref(`${players}.${name}`)
  return sql`${categoryId === undefined ? sql`` : sql`${column('category_id')},`}
    ${column('is_recent')} desc, ${column('points')} desc, ${column('user_id')}`
}

/** How many are shown: a sum over the wide buckets. */
export const countShown = (shown: ShownRating) => sql<number>`(
  select coalesce(sum(players), 0) from rating_histogram
  where league_id = ${shown.leagueId} and among = ${amongOf(shown)} and step = 100 ${shown.all ? sql`` : sql`and is_recent`}
)`

/**
 * Where the player of so many places lower than the first is found, for a `with`: the row of `start` is their recency and point,
 * and how many stand before that point. Two sums over a hundred buckets or so, whatever the number of players.
 */
export const withStart = (shown: ShownRating, offset: number) => sql`
  hundreds as (
    select is_recent, bucket, players,
      sum(players) over (order by is_recent desc, bucket desc) - players as ahead
    from rating_histogram
    where league_id = ${shown.leagueId} and among = ${amongOf(shown)} and step = 100
      ${shown.all ? sql`` : sql`and is_recent`}
  ), hundred as materialized (
    select * from hundreds where ${offset}::int >= ahead and ${offset}::int < ahead + players
  ), points as (
    select points.is_recent, points.bucket, points.players,
      hundred.ahead + sum(points.players) over (order by points.bucket desc) - points.players as ahead
    from hundred join rating_histogram points
      on points.league_id = ${shown.leagueId} and points.among = ${amongOf(shown)} and points.step = 1
      and points.is_recent = hundred.is_recent
      and points.bucket >= hundred.bucket * 100 and points.bucket < (hundred.bucket + 1) * 100
  ), start as materialized (
    select is_recent, bucket, ahead from points where ${offset}::int >= ahead and ${offset}::int < ahead + players limit 1
  )`

/** The rows from the point of `start` on, in such words that an index is entered there. */
export const isFromStartOn = (players: string, { all }: ShownRating): RawBuilder<boolean> => {
  const [isRecent, points] = [sql.ref(`${players}.is_recent`), sql.ref(`${players}.points`)]
  return all ? sql`(${isRecent}, ${points}) < (start.is_recent, start.bucket + 1)` : sql`${points} < start.bucket + 1`
}

/**
 * The place of a row of `rated_players`, by its name in the query, among all of its league or of its category: who stands in
 * higher hundreds, in higher points of the same hundred, and before it in the same point.
 */
export const placeOf = (players: string, of: 'league' | 'category') => {
  const own = (name: string) => sql.ref(`${players}.${name}`)
  const among =
    of === 'league' ? sql.lit(EVERYBODY) : sql`coalesce(${own('category_id')}, ${sql.lit(amongCategory(null))})`
  const hundred = sql`floor(${own('points')} / 100)::int`
  const point = sql`floor(${own('points')})::int`
  const isOfCategory = of === 'league' ? sql`` : sql`and same.category_id is not distinct from ${own('category_id')}`
  return sql<number>`(
    1 + (
      select coalesce(sum(above.players), 0) from rating_histogram above
      where above.league_id = ${own('league_id')} and above.among = ${among} and above.step = 100
        and (above.is_recent, above.bucket) > (${own('is_recent')}, ${hundred})
    ) + (
      select coalesce(sum(above.players), 0) from rating_histogram above
      where above.league_id = ${own('league_id')} and above.among = ${among} and above.step = 1
        and above.is_recent = ${own('is_recent')} and above.bucket > ${point} and above.bucket < (${hundred} + 1) * 100
    ) + (
      select count(*) from rated_players same
      where same.league_id = ${own('league_id')} and same.is_recent = ${own('is_recent')} ${isOfCategory}
        and same.points >= ${own('points')} and same.points < ${point} + 1
        and (same.points > ${own('points')} or same.user_id < ${own('user_id')})
    )
  )`
}
