import { GAMES_WORTH_RATING } from '@matchbol/core/games/rated-outcome'
import type { PointsRule } from '@matchbol/core/leagues/points-rule'

/** A result, and what it is worth to its winner and to its loser in the table of the season. */
export interface PointsRow {
  result: string
  winner: string
  loser: string
}

/** What each result is worth, in words and figures. */
export const pointsRows = (rule: PointsRule): PointsRow[] => [
  { result: 'Без програного сету', winner: minus(rule.winStraight), loser: minus(rule.lossStraight) },
  { result: 'З програним сетом', winner: minus(rule.winDropped), loser: minus(rule.lossTakingSet) },
  { result: 'Відмова під час гри', winner: minus(rule.retiredWin), loser: lossOfRetired(rule) },
  {
    result: `Відмова, коли ніхто ще не взяв ${GAMES_WORTH_RATING}\u00a0геймів`,
    winner: minus(rule.retiredEarlyWin),
    loser: minus(rule.retiredEarlyLoss),
  },
  {
    result: 'Неявка або дискваліфі\u00adкація',
    winner: minus(rule.walkoverWin),
    loser: minus(rule.walkoverLoss),
  },
  { result: 'Неявка обох', winner: minus(rule.doubleDefault), loser: minus(rule.doubleDefault) },
]

const minus = (points: number) => String(points).replace('-', '\u2212')

const lossOfRetired = ({ lossStraight, lossTakingSet }: PointsRule) =>
  lossTakingSet === lossStraight
    ? minus(lossStraight)
    : `${minus(lossStraight)}; ${minus(lossTakingSet)}, якщо виграв сет`
