import type { PointsRule } from './points-rule.ts'

/** How a game that counts in the table ended. */
export type SeasonOutcome = 'COMPLETED' | 'RETIRED' | 'WALKOVER' | 'DEFAULTED' | 'DOUBLE_DEFAULT'

export interface SeasonPoints {
  winner: number
  loser: number
}

export interface CountedResult {
  outcome: SeasonOutcome
  setsWonByLoser: number
  /** A finished set, or four games of either: `isRateable`. Asked of a retirement only. */
  isRateable: boolean
}

/**
 * Season points of one result. Whoever loses on court, also by retiring from a game under way, is paid by whether they
 * finished a set ahead. A double default has no winner: both get the same.
 */
export const seasonPoints = (
  { outcome, setsWonByLoser, isRateable }: CountedResult,
  rule: PointsRule,
): SeasonPoints => {
  const tookSet = setsWonByLoser > 0
  const loser = tookSet ? rule.lossTakingSet : rule.lossStraight
  switch (outcome) {
    case 'COMPLETED':
      return { winner: tookSet ? rule.winDropped : rule.winStraight, loser }
    case 'RETIRED':
      return isRateable
        ? { winner: rule.retiredWin, loser }
        : { winner: rule.retiredEarlyWin, loser: rule.retiredEarlyLoss }
    case 'WALKOVER':
    case 'DEFAULTED':
      return { winner: rule.walkoverWin, loser: rule.walkoverLoss }
    case 'DOUBLE_DEFAULT':
      return { winner: rule.doubleDefault, loser: rule.doubleDefault }
  }
}
