import type { PointsRule } from './points-rule.ts'

/** How a game that counts in the table ended. */
export type SeasonOutcome = 'COMPLETED' | 'RETIRED' | 'WALKOVER' | 'DEFAULTED' | 'DOUBLE_DEFAULT'

export interface SeasonPoints {
  winner: number
  loser: number
}

/**
 * Season points of one result. Whoever loses on court, also by retiring, is paid by whether they finished a set ahead.
 * A double default has no winner: both get the same.
 */
export const seasonPoints = (
  { outcome, setsWonByLoser }: { outcome: SeasonOutcome; setsWonByLoser: number },
  rule: PointsRule,
): SeasonPoints => {
  const tookSet = setsWonByLoser > 0
  const loser = tookSet ? rule.lossTakingSet : rule.lossStraight
  switch (outcome) {
    case 'COMPLETED':
      return { winner: tookSet ? rule.winDropped : rule.winStraight, loser }
    case 'RETIRED':
      return { winner: rule.retiredWin, loser }
    case 'WALKOVER':
    case 'DEFAULTED':
      return { winner: rule.walkoverWin, loser: rule.walkoverLoss }
    case 'DOUBLE_DEFAULT':
      return { winner: rule.doubleDefault, loser: rule.doubleDefault }
  }
}
