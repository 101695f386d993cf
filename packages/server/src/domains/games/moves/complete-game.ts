import type { GameLogDetails } from '@matchbol/core/games/game-log'
import { isRateable } from '@matchbol/core/games/rated-outcome'
import { verdictOf } from '@matchbol/core/games/result-rules'
import { formatWeight } from '@matchbol/core/games/score/format-weight'
import { START_POINTS } from '@matchbol/core/leagues/limits'
import { formatOf } from '@matchbol/core/leagues/match-format'
import { shownChange } from '@matchbol/core/ratings/shown'
import type { Updateable } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { countCompletedGame } from '../../leagues/count-games.ts'
import { readStartPoints } from '../../leagues/read-start-points.ts'
import { moveRatings } from '../../ratings/move-ratings.ts'
import type { RatedGameFacts } from '../../ratings/rating-changes.ts'
import type { GameRow, GamesTable } from '../tables.ts'
import { noClaim } from './result-columns.ts'

/**
 * Completes a locked game whose result is on it: draws its place in the league's order and moves the ratings.
 * @returns the columns to write with the move, and what the log tells of it
 */
export async function completeGame(
  db: Db,
  row: GameRow,
  now: Date,
): Promise<{ columns: Updateable<GamesTable>; details: GameLogDetails['confirm'] }> {
  const rated = ratedFactsFrom(row, await readStartPoints(db, row.league_id), now)
  const moved = rated && (await moveRatings(db, rated, now))
  const sequence = moved?.sequence ?? (await countCompletedGame(db, row.league_id))
  const columns = { completed_sequence: sequence, completed_at: row.completed_at ?? now, confirm_by: null, ...noClaim }
  if (!moved) return { columns, details: {} }
  const { winner, loser } = moved.steps
  const [a, b] = rated.winnerId === row.inviter_id ? [winner, loser] : [loser, winner]
  return { columns, details: { ratings: { a: shownChange(a), b: shownChange(b) } } }
}

/**
 * The frozen inputs of the rating for a game that counts; undefined for a friendly one, a walkover, a default.
 * @param categoryStarts start points of the league's categories
 */
export function ratedFactsFrom(
  row: GameRow,
  categoryStarts: ReadonlyMap<number, number>,
  now: Date,
): RatedGameFacts | undefined {
  const { score_details: details } = row
  if (row.kind === 'FRIENDLY' || !details || row.winner_id === null) return undefined
  const game = { format: row.format, inviterId: row.inviter_id, inviteeId: row.invitee_id }
  const verdict = verdictOf(details, row.winner_id, game)
  if (!isRateable(details.outcome, verdict)) return undefined
  const start = (categoryId: number | null) =>
    (categoryId === null ? undefined : categoryStarts.get(categoryId)) ?? START_POINTS
  const starts = [start(row.inviter_category_id), start(row.invitee_category_id)] as const
  const inviterWon = row.winner_id === row.inviter_id
  return {
    gameId: row.id,
    leagueId: row.league_id,
    completedAt: row.completed_at ?? now,
    winnerId: row.winner_id,
    loserId: inviterWon ? row.invitee_id : row.inviter_id,
    startPoints: inviterWon ? { winner: starts[0], loser: starts[1] } : { winner: starts[1], loser: starts[0] },
    formatWeight: formatWeight(formatOf(row.format)),
    gamesWonByWinner: inviterWon ? verdict.gamesWon.a : verdict.gamesWon.b,
    gamesTotal: verdict.gamesWon.a + verdict.gamesWon.b,
  }
}
