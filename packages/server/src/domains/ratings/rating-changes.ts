import type { RatingStep } from '@matchbol/core/ratings/rating'
import type { RatedGame } from '@matchbol/core/ratings/replay'
import type { Db } from '../../platform/db/client.ts'

/** The frozen inputs of a rated game, as the games domain hands them over. */
export interface RatedGameFacts extends RatedGame<number> {
  gameId: number
  leagueId: number
  completedAt: Date
  /** Of the categories in which the two played it; counts for whoever has no rating yet. */
  startPoints: { winner: number; loser: number }
}

interface Step {
  game: RatedGameFacts & { sequence: number }
  winner: RatingStep
  loser: RatingStep
}

/** Rows of one insert: PostgreSQL takes 65,535 parameters. */
const ROWS_AT_ONCE = 2000

/** Stores each change with everything that explains it. */
export async function keepSteps(db: Db, steps: readonly Step[]) {
  const rows = steps.flatMap(({ game, winner, loser }) => [
    changeRow(game, game.winnerId, game.loserId, winner),
    changeRow(game, game.loserId, game.winnerId, loser),
  ])
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await db
      .insertInto('rating_changes')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute()
}

const changeRow = (game: Step['game'], userId: number, opponentId: number, step: RatingStep) => ({
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
