import { type RawBuilder, sql } from 'kysely'

const DAY_MS = 86_400_000

/** A rated game within this many days keeps a player among the active ones of the player rating. */
const RECENT_DAYS = 60

/** Whether a row of `ratings`, by its name in the query, is of an active player. */
export const isRecent = (ratings: string, now: Date): RawBuilder<boolean> =>
  sql`${sql.ref(`${ratings}.last_rated_at`)} >= ${new Date(now.getTime() - RECENT_DAYS * DAY_MS)}::timestamptz`
