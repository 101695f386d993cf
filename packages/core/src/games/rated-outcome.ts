import type { TrueScore } from './score/judge-score.ts'
import type { Outcome } from './score/score-details.ts'

export const GAMES_WORTH_RATING = 4

/**
 * Whether a score tells enough to move ratings: COMPLETED always, RETIRED once a set is finished or either side has four games,
 * anything else never. Whether the game is a friendly one is not asked here.
 */
export function isRateable(outcome: Outcome, { setsWon, gamesWon }: Pick<TrueScore, 'setsWon' | 'gamesWon'>): boolean {
  if (outcome !== 'RETIRED') return outcome === 'COMPLETED'
  return setsWon.a + setsWon.b > 0 || Math.max(gamesWon.a, gamesWon.b) >= GAMES_WORTH_RATING
}
