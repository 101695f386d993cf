import type { GameLogDetails } from '@matchbol/core/games/game-log'
import { effectOfResult } from '@matchbol/core/games/result-effect'
import { verdictOf } from '@matchbol/core/games/result-rules'
import { formatOf } from '@matchbol/core/leagues/match-format'
import type { ReplayedGame } from '@matchbol/core/ratings/replay'
import { shownChange } from '@matchbol/core/ratings/shown'
import type { Updateable } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { countCompletedGames } from '../../leagues/count-games.ts'
import { moveRatings } from '../../ratings/move-ratings.ts'
import type { RatedGameFacts, SequencedGame } from '../../ratings/rating-changes.ts'
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
  const sequence = await countCompletedGames(db, row.league_id)
  const rated = ratedFactsFrom(row, now)
  const [step] = rated ? await moveRatings(db, row.league_id, [{ ...rated, sequence }], now) : []
  const columns = { completed_sequence: sequence, completed_at: row.completed_at ?? now, confirm_by: null, ...noClaim }
  return { columns, details: step ? { ratings: shownRatings(step, row.inviter_id) } : {} }
}

/** What the log tells of two ratings that moved, side a being the inviter's. */
export function shownRatings({ game, winner, loser }: ReplayedGame<SequencedGame>, inviterId: number) {
  const [a, b] = game.winnerId === inviterId ? [winner, loser] : [loser, winner]
  return { a: shownChange(a), b: shownChange(b) }
}

/** What of a game its rating depends on. */
type RatedRow = Pick<
  GameRow,
  | 'id'
  | 'league_id'
  | 'kind'
  | 'format'
  | 'inviter_id'
  | 'invitee_id'
  | 'inviter_category_id'
  | 'invitee_category_id'
  | 'score_details'
  | 'winner_id'
  | 'completed_at'
>

/** The frozen inputs of the rating for a game that counts; undefined for a friendly one, a walkover, a default. */
export function ratedFactsFrom(row: RatedRow, now: Date): RatedGameFacts | undefined {
  const { score_details: details, inviter_id: inviterId, invitee_id: inviteeId } = row
  if (!details || row.winner_id === null) return undefined
  const verdict = verdictOf(details, row.winner_id, { format: row.format, inviterId, inviteeId })
  const { rating } = effectOfResult({ ...row, outcome: details.outcome, format: formatOf(row.format) }, verdict)
  if (!rating) return undefined
  const { winner, ...margin } = rating
  const [inviter, invitee] = [row.inviter_category_id, row.invitee_category_id]
  return {
    gameId: row.id,
    leagueId: row.league_id,
    completedAt: row.completed_at ?? now,
    winnerId: row.winner_id,
    loserId: winner === 'a' ? inviteeId : inviterId,
    categoryIds: winner === 'a' ? { winner: inviter, loser: invitee } : { winner: invitee, loser: inviter },
    ...margin,
  }
}
