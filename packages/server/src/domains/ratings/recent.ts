import { RECENT_DAYS } from '@matchbol/core/ratings/recent-days'
import { type RawBuilder, sql } from 'kysely'

/** Whether a row of `ratings`, by its name in the query, is of an active player. */
export const isRecent = (ratings: string, now: Date): RawBuilder<boolean> =>
  isWithinRecentDays(sql.ref(`${ratings}.last_rated_at`), sql`${now}::timestamptz`)

/** Whether a rated game was played so shortly before a moment that the player counts as active then. By hours: days of 24. */
export const isWithinRecentDays = (ratedAt: RawBuilder<unknown>, moment: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${ratedAt} >= ${moment} - make_interval(hours => ${RECENT_DAYS * 24})`
