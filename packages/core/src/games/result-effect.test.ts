import { expect, it } from 'vitest'
import { DEFAULT_POINTS_RULE } from '../leagues/default-points.ts'
import { formatOf } from '../leagues/match-format.ts'
import { effectOfResult, seasonPointsOf } from './result-effect.ts'
import type { Outcome } from './score/score-details.ts'

const format = formatOf('SET3-S:6/TB7')
const straight = { winner: 'b', setsWon: { a: 0, b: 2 }, gamesWon: { a: 8, b: 12 } } as const
const unplayed = { winner: 'b', setsWon: { a: 0, b: 0 }, gamesWon: { a: 0, b: 0 } } as const
const rated = (outcome: Outcome) => ({ kind: 'RATED', outcome, format }) as const

it('a result played out moves ratings by its margin and counts in the table', () => {
  const { rating, season } = effectOfResult(rated('COMPLETED'), straight)
  expect(rating).toEqual({ winner: 'b', formatWeight: 1, gamesWonByWinner: 12, gamesTotal: 20 })
  expect(season && seasonPointsOf(season, 'b', DEFAULT_POINTS_RULE)).toEqual({ a: 1, b: 4 })
})

it.each<Outcome>(['WALKOVER', 'DEFAULTED', 'RETIRED'])(
  '%s without play counts in the table and moves no rating',
  (outcome) => {
    const { rating, season } = effectOfResult(rated(outcome), unplayed)
    expect([rating, season?.outcome, season?.isRateable]).toEqual([null, outcome, false])
  },
)

it('nobody wins a double default: it counts for both, and moves no rating', () => {
  const { rating, season } = effectOfResult(rated('DOUBLE_DEFAULT'), { ...unplayed, winner: null })
  expect(rating).toBeNull()
  expect(season && seasonPointsOf(season, null, DEFAULT_POINTS_RULE)).toEqual({ a: 0, b: 0 })
})

it('a friendly game, and one that goes on, do nothing', () => {
  const nothing = { rating: null, season: null }
  expect(effectOfResult({ kind: 'FRIENDLY', outcome: 'COMPLETED', format }, straight)).toEqual(nothing)
  expect(effectOfResult(rated('ABANDONED'), { ...straight, winner: null })).toEqual(nothing)
})
