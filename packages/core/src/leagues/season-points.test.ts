import { describe, expect, test } from 'vitest'
import { DEFAULT_POINTS_RULE } from './default-points.ts'
import { type PointsRule, pointsRule } from './points-rule.ts'
import { type SeasonOutcome, seasonPoints } from './season-points.ts'

/** Of a late retirement, unless it is said to be an early one. */
const points = (outcome: SeasonOutcome, setsWonByLoser: number, rule: PointsRule, isRateable = true) =>
  seasonPoints({ outcome, setsWonByLoser, isRateable }, rule)

const cases: [string, SeasonOutcome, number, number, number][] = [
  ['a win without losing a set', 'COMPLETED', 0, 4, 1],
  ['a win with a set lost', 'COMPLETED', 1, 3, 2],
  ['a win in five with two sets lost', 'COMPLETED', 2, 3, 2],
  ['a retirement by someone who had taken no set', 'RETIRED', 0, 4, 1],
  ['a retirement by someone who had taken a set', 'RETIRED', 1, 4, 2],
  ['a walkover', 'WALKOVER', 0, 3, -1],
  ['a default', 'DEFAULTED', 0, 3, -1],
  ['a default after the loser had taken a set', 'DEFAULTED', 1, 3, -1],
  ['a double default', 'DOUBLE_DEFAULT', 0, 0, 0],
]

describe('season points by the default rule', () => {
  test.each(cases)('%s', (_, outcome, setsWonByLoser, winner, loser) => {
    expect(points(outcome, setsWonByLoser, DEFAULT_POINTS_RULE)).toEqual({ winner, loser })
  })

  test('a retirement before a set was finished or either had four games', () => {
    expect(points('RETIRED', 0, DEFAULT_POINTS_RULE, false)).toEqual({ winner: 3, loser: 0 })
  })
})

describe('a league with its own rule', () => {
  const own = {
    winStraight: 10,
    winDropped: 11,
    lossStraight: 12,
    lossTakingSet: 13,
    retiredWin: 14,
    walkoverWin: 15,
    walkoverLoss: 16,
    doubleDefault: 17,
    retiredEarlyWin: 18,
    retiredEarlyLoss: 19,
  }

  test.each<[SeasonOutcome, number, number, number]>([
    ['COMPLETED', 0, 10, 12],
    ['COMPLETED', 1, 11, 13],
    ['RETIRED', 0, 14, 12],
    ['RETIRED', 1, 14, 13],
    ['WALKOVER', 0, 15, 16],
    ['DEFAULTED', 0, 15, 16],
    ['DOUBLE_DEFAULT', 0, 17, 17],
  ])('%s with %i sets to the loser', (outcome, setsWonByLoser, winner, loser) => {
    expect(points(outcome, setsWonByLoser, own)).toEqual({ winner, loser })
  })

  test('an early retirement', () => {
    expect(points('RETIRED', 0, own, false)).toEqual({ winner: 18, loser: 19 })
  })

  test('is accepted only whole and in whole points', () => {
    const { walkoverWin, ...missing } = own
    expect(pointsRule.parse(own)).toEqual(own)
    expect(pointsRule.parse(DEFAULT_POINTS_RULE)).toEqual(DEFAULT_POINTS_RULE)
    expect(pointsRule.safeParse(missing).success).toBe(false)
    expect(pointsRule.safeParse({ ...own, winStraight: 2.5 }).success).toBe(false)
    expect(pointsRule.safeParse({ ...own, winStraight: 1000 }).success).toBe(false)
  })
})
