import type { GameLogDetails } from '@matchbol/core/games/game-log'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Db } from '../../../platform/db/client.ts'
import { countVoidedGame } from '../../leagues/count-games.ts'
import { readStartPoints } from '../../leagues/read-start-points.ts'
import { replayLeague, type SequencedGame } from '../../ratings/replay-league.ts'
import type { GameRow } from '../tables.ts'
import { ratedFactsFrom } from './complete-game.ts'

/**
 * Rewrites what followed from a completed game: the ratings from it on. The audit keeps what was decided.
 * @param corrected the game as it is to stand; undefined when it is voided
 */
export async function correctHistory(
  db: Db,
  row: GameRow,
  corrected: GameRow | undefined,
  details: GameLogDetails['correct' | 'void'],
  actorId: number | null,
  now: Date,
) {
  const sequence = row.completed_sequence ?? 1
  if (!corrected) await countVoidedGame(db, row.league_id)
  await writeResult(db, row.id, corrected)
  await replayLeague(db, row.league_id, sequence, () => ratedGamesFrom(db, row.league_id, sequence, now), now)
  await writeAudit(db, { action: 'game.corrected', actorId, at: now, details: { gameId: row.id, ...details } })
}

/** The replay reads games: the corrected one has to be there before the move itself is written. */
const writeResult = (db: Db, id: number, corrected: GameRow | undefined) =>
  db
    .updateTable('games')
    .set(
      corrected
        ? {
            score_details: JSON.stringify(corrected.score_details),
            winner_id: corrected.winner_id,
            completed_at: corrected.completed_at,
          }
        : { status: 'CANCELLED' },
    )
    .where('id', '=', id)
    .execute()

/** The league's games that move ratings, from a place in its order on. */
export async function ratedGamesFrom(db: Db, leagueId: number, sequence: number, now: Date): Promise<SequencedGame[]> {
  const rows = await db
    .selectFrom('games')
    .selectAll()
    .where('league_id', '=', leagueId)
    .where('status', '=', 'COMPLETED')
    .where('completed_sequence', '>=', sequence)
    .orderBy('completed_sequence')
    .execute()
  const starts = await readStartPoints(db, leagueId)
  return rows.flatMap((row) => {
    const facts = ratedFactsFrom(row, starts, now)
    return facts ? [{ ...facts, sequence: row.completed_sequence ?? 0 }] : []
  })
}
