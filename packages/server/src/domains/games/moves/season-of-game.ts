import type { Db } from '../../../platform/db/client.ts'

/** The season that a game accepted now belongs to. Locked, so that it does not end under the move. */
export async function lockActiveSeason(db: Db, leagueId: number) {
  for (;;) {
    // One that ends while we wait for its lock is not found; a league always has the next one by then.
    const season = await selectActive(db, leagueId).forShare().executeTakeFirst()
    if (season) return season
  }
}

/** The rules that the game is played by: those its season started with; before it has one, those of the running season. */
export async function rulesOfSeason(db: Db, seasonId: number | null, leagueId: number) {
  const season =
    seasonId === null
      ? selectActive(db, leagueId)
      : db.selectFrom('seasons').select(['id', 'rules']).where('id', '=', seasonId)
  return (await season.executeTakeFirstOrThrow()).rules
}

const selectActive = (db: Db, leagueId: number) =>
  db.selectFrom('seasons').select(['id', 'rules']).where('league_id', '=', leagueId).where('status', '=', 'ACTIVE')
