import type { Db } from '../../platform/db/client.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { projectedColumns } from '../../platform/projections/projection.ts'

/**
 * Counts games that are being completed, and locks the league until the transaction is over, as `lockLeague` does.
 * @returns the place of the last of them in the league's order of games, which is the order of a replay
 */
export async function countCompletedGames(db: Db, leagueId: number, games = 1): Promise<number> {
  const { completed_games } = await db
    .updateTable('leagues')
    .set((eb) => ({ completed_games: eb('completed_games', '+', games) }))
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

/** How many games of a league were ever completed, and how many of them were voided since. */
export const countedGames = projectedColumns({
  table: 'leagues',
  version: 1,
  key: ['id'],
  columns: ['completed_games', 'voided_games'],
  expected: (db) =>
    inBatches(
      db,
      db
        .selectFrom('leagues')
        .leftJoin('games', (join) =>
          join.onRef('games.league_id', '=', 'leagues.id').on('completed_sequence', 'is not', null),
        )
        .select((eb) => [
          'leagues.id',
          eb.fn.count<number>('games.id').as('completed_games'),
          eb.fn.count<number>('games.id').filterWhere('games.status', '<>', 'COMPLETED').as('voided_games'),
        ])
        .groupBy('leagues.id'),
    ),
})
