import type { Game } from '@matchbol/core/games/game-shapes'
import { judgeScore } from '@matchbol/core/games/score/judge-score'
import type { Side } from '@matchbol/core/games/score/score-details'
import { otherSide } from '@matchbol/core/games/score/side'
import { formatOf } from '@matchbol/core/leagues/match-format'

export interface GamesTaken {
  winner: number
  loser: number
}

/** How many games each took, a match tie-break counting as one: what M is made of. Null where the score does not tell. */
export function gamesTaken(
  { format, scoreDetails }: Pick<Game, 'format' | 'scoreDetails'>,
  winner: Side,
): GamesTaken | null {
  const verdict = scoreDetails && judgeScore(scoreDetails, formatOf(format), winner)
  if (!verdict?.ok) return null
  return { winner: verdict.gamesWon[winner], loser: verdict.gamesWon[otherSide(winner)] }
}
