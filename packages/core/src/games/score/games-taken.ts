import { formatOf } from '../../leagues/match-format.ts'
import type { Game } from '../game-shapes.ts'
import { judgeScore } from './judge-score.ts'
import type { Side } from './score-details.ts'
import { otherSide } from './side.ts'

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
