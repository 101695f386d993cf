import { EVERYBODY, histogramSteps, WITHOUT_CATEGORY } from '@matchbol/core/ratings/rating-histogram'
import { recentSince } from '@matchbol/core/ratings/recent-days'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { type Projection, projection } from '../../platform/projections/projection.ts'
import type { RatedPlayersTable, RatingHistogramTable } from './tables.ts'

/** Everybody with a rated game, as ratings and memberships have them. */
const rated = (now: Date) => sql<RatedPlayersTable>`
  select ratings.league_id, ratings.user_id, memberships.category_id, ratings.points, ratings.last_rated_at,
    ratings.last_rated_at >= ${recentSince(now)}::timestamptz as is_recent
  from ratings
  left join memberships on memberships.league_id = ratings.league_id and memberships.user_id = ratings.user_id
  where ratings.rated_games > 0`

const ratedPlayers = projection({
  table: 'rated_players',
  version: 1,
  key: ['league_id', 'user_id'],
  expected: (db: Db, now: Date) => inBatches(db, rated(now)),
})

const ratingHistogram = projection({
  table: 'rating_histogram',
  version: 1,
  key: ['league_id', 'among', 'step', 'is_recent', 'bucket'],
  expected: (db: Db, now: Date) =>
    inBatches(
      db,
      sql<RatingHistogramTable>`
        select league_id, among, step, is_recent, floor(points / step)::int as bucket, count(*) as players
        from (${rated(now)}) rated
        cross join lateral (values (${sql.lit(EVERYBODY)}), (coalesce(category_id, ${sql.lit(WITHOUT_CATEGORY)}))) counted (among)
        cross join (values ${sql.join(histogramSteps.map((step) => sql`(${sql.lit(step)})`))}) wide (step)
        group by league_id, among, step, is_recent, floor(points / step)`,
    ),
})

export const ratingProjections: readonly Projection[] = [ratedPlayers, ratingHistogram]
