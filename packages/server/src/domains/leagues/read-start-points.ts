import type { Db } from '../../platform/db/client.ts'

/** The rating that newcomers of each category of a league begin with, by the category's id. */
export async function readStartPoints(db: Db, leagueId: number): Promise<Map<number, number>> {
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'start_points'])
    .where('league_id', '=', leagueId)
    .execute()
  return new Map(categories.map(({ id, start_points }) => [id, start_points]))
}
