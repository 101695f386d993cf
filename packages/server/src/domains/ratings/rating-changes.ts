import { START_POINTS } from '@matchbol/core/leagues/limits'
import type { RatingStep } from '@matchbol/core/ratings/rating'
import type { RatedGame, ReplayedGame } from '@matchbol/core/ratings/replay'
import type { RatingChangesTable } from './tables.ts'

/** The frozen inputs of a rated game, as the games domain hands them over. */
export interface RatedGameFacts extends RatedGame<number> {
  gameId: number
  leagueId: number
  completedAt: Date
  /** In which the two played it: whoever has no rating yet starts from the category's points. */
  categoryIds: { winner: number | null; loser: number | null }
}

/** With its place in the league's order. */
export type SequencedGame = RatedGameFacts & { sequence: number }

/** From where a newcomer starts, by the start points of the league's categories. */
export function startPointsOf(
  userId: number,
  { winnerId, categoryIds }: RatedGameFacts,
  categoryStarts: ReadonlyMap<number, number>,
): number {
  const categoryId = userId === winnerId ? categoryIds.winner : categoryIds.loser
  return (categoryId === null ? undefined : categoryStarts.get(categoryId)) ?? START_POINTS
}

/** Each change with everything that explains it. */
export const changeRowsOf = (steps: readonly ReplayedGame<SequencedGame>[]): RatingChangesTable[] =>
  steps.flatMap(({ game, winner, loser }) => [
    changeRow(game, game.winnerId, game.loserId, winner),
    changeRow(game, game.loserId, game.winnerId, loser),
  ])

const changeRow = (game: SequencedGame, userId: number, opponentId: number, step: RatingStep): RatingChangesTable => ({
  game_id: game.gameId,
  user_id: userId,
  opponent_id: opponentId,
  league_id: game.leagueId,
  sequence: game.sequence,
  at: game.completedAt,
  before: step.before,
  after: step.after,
  change: step.change,
  rated_games: step.ratedGames,
  k: step.k,
  f: step.f,
  m: step.m,
  expected: step.expected,
  chance: step.chance,
})
