import type { GameLogDetails } from '@matchbol/core/games/game-log'
import { effectOfResult } from '@matchbol/core/games/result-effect'
import { verdictOf } from '@matchbol/core/games/result-rules'
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
  const { score_details: details, inviter_id: inviterId, invitee_id: inviteeId } = row
  if (!details || row.winner_id === null) return undefined
  const verdict = verdictOf(details, row.winner_id, { format: row.format, inviterId, inviteeId })
  const { rating } = effectOfResult({ ...row, outcome: details.outcome, format: formatOf(row.format) }, verdict)
  if (!rating) return undefined
  const { winner, ...margin } = rating
  const start = (categoryId: number | null) =>
    (categoryId === null ? undefined : categoryStarts.get(categoryId)) ?? START_POINTS
  const [inviter, invitee] = [start(row.inviter_category_id), start(row.invitee_category_id)]
  return {
    gameId: row.id,
    leagueId: row.league_id,
    completedAt: row.completed_at ?? now,
    winnerId: row.winner_id,
    loserId: winner === 'a' ? inviteeId : inviterId,
    startPoints: winner === 'a' ? { winner: inviter, loser: invitee } : { winner: invitee, loser: inviter },
    ...margin,
  }
}
