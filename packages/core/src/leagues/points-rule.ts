import * as z from 'zod'

const points = z.int().min(-100).max(100)

/** What a season's table gives for a result, in season points. A league may set its own. */
export const pointsRule = z.object({
  winStraight: points,
  winDropped: points,
  lossStraight: points,
  lossTakingSet: points,
  retiredWin: points,
  walkoverWin: points,
  walkoverLoss: points,
  doubleDefault: points,
})
export type PointsRule = z.output<typeof pointsRule>

export const DEFAULT_POINTS_RULE: PointsRule = {
  winStraight: 4,
  winDropped: 3,
  lossStraight: 1,
  lossTakingSet: 2,
  retiredWin: 4,
  walkoverWin: 3,
  walkoverLoss: -1,
  doubleDefault: 0,
}
