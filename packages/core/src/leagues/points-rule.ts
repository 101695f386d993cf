import * as z from 'zod'
import { seasonPointsRange } from './limits.ts'

const points = z.int().min(seasonPointsRange.min).max(seasonPointsRange.max)

/**
 * What a season's table gives for a result, in season points. A league may set its own. A retirement is early before a set
 * is finished or either has four games; who retires later is paid as for a loss.
 */
export const pointsRule = z.object({
  winStraight: points,
  winDropped: points,
  lossStraight: points,
  lossTakingSet: points,
  retiredWin: points,
  retiredEarlyWin: points,
  retiredEarlyLoss: points,
  walkoverWin: points,
  walkoverLoss: points,
  doubleDefault: points,
})
export type PointsRule = z.output<typeof pointsRule>
