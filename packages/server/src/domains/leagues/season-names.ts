import type { Db } from '../../platform/db/client.ts'

/** The names of all seasons that the league has had. */
export const seasonNames = async (db: Db, leagueId: number) => {
  const seasons = await db.selectFrom('seasons').select('name').where('league_id', '=', leagueId).execute()
  return seasons.map(({ name }) => name)
}
