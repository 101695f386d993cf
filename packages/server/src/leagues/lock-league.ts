import type { Db } from '../db/client.ts'

/**
 * Lets one at a time move ratings of a league, replay them, or end its season. It is the first lock of each of them but
 * for the game's own, so that none waits for another in a circle.
 */
export const lockLeague = (db: Db, leagueId: number) =>
  db.selectFrom('leagues').select('id').where('id', '=', leagueId).forNoKeyUpdate().executeTakeFirst()
