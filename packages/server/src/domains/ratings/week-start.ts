import { KYIV } from '@matchbol/core/shared/kyiv-time'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

/** The last Monday, 00:00 by the clock of Kyiv, where no change of the clock falls. */
export const weekStart = (now: Date): RawBuilder<Date> =>
  sql`(date_trunc('week', ${now}::timestamptz at time zone ${sql.lit(KYIV)}) at time zone ${sql.lit(KYIV)})`

/**
 * Sets aside what ratings were on Monday, before the first change of a week touches them. Later ones of the week leave it.
 * @param userIds whose; everybody's of the league when left out
 */
export async function keepWeekStart(db: Db, leagueId: number, now: Date, userIds?: readonly number[]) {
  let query = db
    .updateTable('ratings')
    .set((eb) => ({
      week_start: weekStart(now),
      week_start_points: eb.ref('points'),
      week_start_games: eb.ref('rated_games'),
      week_start_rated_at: eb.ref('last_rated_at'),
    }))
    .where('league_id', '=', leagueId)
    .where('week_start', 'is distinct from', weekStart(now))
  if (userIds) query = query.where('user_id', 'in', userIds)
  await query.execute()
}
