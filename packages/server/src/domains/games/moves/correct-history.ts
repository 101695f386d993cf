import type { GameLogDetails } from '@matchbol/core/games/game-log'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Db } from '../../../platform/db/client.ts'
import { inBatches } from '../../../platform/db/in-batches.ts'
import { countVoidedGame } from '../../leagues/count-games.ts'
import type { SequencedGame } from '../../ratings/rating-changes.ts'
import { replayLeague } from '../../ratings/replay-league.ts'
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

/** The league's games that move ratings, from a place in its order on, in batches. */
export async function* ratedGamesFrom(
  db: Db,
  leagueId: number,
  sequence: number,
  now: Date,
): AsyncGenerator<SequencedGame[]> {
  const games = db
    .selectFrom('games')
    .select(['id', 'league_id', 'kind', 'format', 'inviter_id', 'invitee_id', 'winner_id', 'score_details'])
    .select(['inviter_category_id', 'invitee_category_id', 'completed_at', 'completed_sequence'])
    .where('league_id', '=', leagueId)
    .where('status', '=', 'COMPLETED')
    .where('completed_sequence', '>=', sequence)
    .orderBy('completed_sequence')
  for await (const rows of inBatches(db, games))
    yield rows.flatMap((row) => {
      const facts = ratedFactsFrom(row, now)
      return facts ? [{ ...facts, sequence: row.completed_sequence ?? 0 }] : []
    })
}
