import type { Db } from '../../platform/db/client.ts'

/** Counts a completed game. @returns its place in the league's order of games, which is the order of a replay */
export async function countCompletedGame(db: Db, leagueId: number): Promise<number> {
  const { completed_games } = await db
    .updateTable('leagues')
    .set((eb) => ({ completed_games: eb('completed_games', '+', 1) }))
    .where('id', '=', leagueId)
    .returning('completed_games')
    .executeTakeFirstOrThrow()
  return completed_games
}

/** A voided game keeps its place in the order, and is no longer one of the games played. */
export const countVoidedGame = (db: Db, leagueId: number) =>
  db
    .updateTable('leagues')
    .set((eb) => ({ voided_games: eb('voided_games', '+', 1) }))
    .where('id', '=', leagueId)
    .execute()
