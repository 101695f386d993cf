import type { PointsRule } from './points-rule.ts'

/** What a result is worth until a league says otherwise; apart from the shape, so that a page can print it without zod. */
export const DEFAULT_POINTS_RULE: PointsRule = {
  winStraight: 4,
  winDropped: 3,
  lossStraight: 1,
  lossTakingSet: 2,
  retiredWin: 4,
  retiredEarlyWin: 3,
  retiredEarlyLoss: 0,
  walkoverWin: 3,
  walkoverLoss: -1,
  doubleDefault: 0,
}
