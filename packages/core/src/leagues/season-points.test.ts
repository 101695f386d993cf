import { describe, expect, test } from 'vitest'
import { DEFAULT_POINTS_RULE } from './default-points.ts'
import { pointsRule } from './points-rule.ts'
import { type SeasonOutcome, seasonPoints } from './season-points.ts'

const cases: [string, SeasonOutcome, number, number, number][] = [
  ['a win without losing a set', 'COMPLETED', 0, 4, 1],
  ['a win with a set lost', 'COMPLETED', 1, 3, 2],
  ['a win in five with two sets lost', 'COMPLETED', 2, 3, 2],
  ['a retirement before the loser finished a set ahead', 'RETIRED', 0, 4, 1],
  ['a retirement by someone who had taken a set', 'RETIRED', 1, 4, 2],
  ['a walkover', 'WALKOVER', 0, 3, -1],
  ['a default', 'DEFAULTED', 0, 3, -1],
  ['a default after the loser had taken a set', 'DEFAULTED', 1, 3, -1],
  ['a double default', 'DOUBLE_DEFAULT', 0, 0, 0],
]

describe('season points by the default rule', () => {
  test.each(cases)('%s', (_, outcome, setsWonByLoser, winner, loser) => {
    expect(seasonPoints({ outcome, setsWonByLoser }, DEFAULT_POINTS_RULE)).toEqual({ winner, loser })
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
    expect(seasonPoints({ outcome, setsWonByLoser }, own)).toEqual({ winner, loser })
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
