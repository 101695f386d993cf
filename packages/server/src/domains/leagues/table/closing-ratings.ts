import type { Db } from '../../../platform/db/client.ts'

/** Ratings as they stood after the last completed game of a season, by player; none for who had no rated game by then. */
export async function readClosingRatings(db: Db, leagueId: number, seasonId: number): Promise<Map<number, number>> {
  const last = db
    .selectFrom('games')
    .select((eb) => eb.fn.max('completed_sequence').as('sequence'))
    .where('league_id', '=', leagueId)
    .where('season_id', '<=', seasonId)
    .where('status', '=', 'COMPLETED')
  const rows = await db
    .selectFrom('rating_changes')
    .distinctOn('user_id')
    .select(['user_id', 'after'])
    .where('league_id', '=', leagueId)
    .where('sequence', '<=', last)
    .orderBy('user_id')
    .orderBy('sequence', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.user_id, row.after]))
}
