import { describe, expect, test } from 'vitest'
import { START_POINTS } from '../leagues/limits.ts'
import { isProvisional, kFactor, marginFactor, PROVISIONAL_GAMES, rateGame } from './rating.ts'

const STRAIGHT = { gamesWonByWinner: 12, gamesTotal: 20 }

describe('who is still provisional', () => {
  test.each([
    [0, true],
    [4, true],
    [5, false],
    [40, false],
  ])('after %i rated games: %s', (games, answer) => expect(isProvisional(games)).toBe(answer))

  test('everybody starts from 1100 and five games settle a rating', () => {
    expect([START_POINTS, PROVISIONAL_GAMES]).toEqual([1100, 5])
  })
})

describe('K, how fast a rating moves', () => {
  test.each([
    [0, 178.885],
    [3, 141.421],
    [4, 133.333],
    [11, 100],
    [12, 97.014],
    [23, 75.593],
    [40, 59.628],
    [95, 40],
  ])('after %i rated games it is %d', (games, k) => expect(kFactor(games)).toBeCloseTo(k, 3))
})

describe('M, how one-sided the score was', () => {
  test.each([
    ['6:4 6:4', 12, 20, 0.8],
    ['6:0 6:0', 12, 12, 1.6],
    ['6:1 6:1', 12, 14, 1.571],
    ['6:2 6:1', 12, 15, 1.4],
    ['6:4 3:6 [10:7]: the match tie-break is one', 10, 20, 0.5],
    ['7:6 7:6', 14, 26, 0.615],
    ['0:6 7:6 7:6: fewer won than lost', 14, 32, 0.5],
    ['5:2 retired', 5, 7, 1.143],
    ['retired by the one who led 4:0', 0, 4, 0.5],
  ])('%s', (_, won, total, margin) => expect(marginFactor(won, total)).toBeCloseTo(margin, 3))

  test('is exact where the share is', () => expect(marginFactor(12, 20)).toBe(0.8))

  test.each([
    [0, 0],
    [1, 0],
    [-1, 4],
    [5, 4],
    [Number.NaN, 4],
    [1, Number.NaN],
  ])('%d of %d is no score to rate by', (won, total) => expect(() => marginFactor(won, total)).toThrow(RangeError))
})

describe('a rated game', () => {
  test('A 1540 (12 games) beats B 1610 (40 games) 6:4 6:4: +46.52 and −28.59', () => {
    const { winner, loser } = rateGame({
      winner: { points: 1540, games: 12 },
      loser: { points: 1610, games: 40 },
      formatWeight: 1,
      ...STRAIGHT,
    })
    expect(winner.expected).toBeCloseTo(0.4006, 4)
    expect(winner.m).toBe(0.8)
    expect([winner.change, winner.after]).toEqual([46.52, 1586.52])
    expect([loser.change, loser.after]).toEqual([-28.59, 1581.41])
  })

  test('keeps everything that «Чому +47?» is answered with', () => {
    const { winner, loser } = rateGame({
      winner: { points: 1388, games: 3 },
      loser: { points: 1568, games: 23 },
      formatWeight: 0.9,
      gamesWonByWinner: 10,
      gamesTotal: 20,
    })
    const near = (value: number) => expect.closeTo(value, 3)
    expect(winner).toEqual({
      before: 1388,
      after: 1434.97,
      change: 46.97,
      ratedGames: 3,
      k: near(141.421),
      f: 0.9,
      m: 0.5,
      expected: near(0.262),
      chance: near(0.331),
    })
    expect(loser).toEqual({
      before: 1568,
      after: 1542.89,
      change: -25.11,
      ratedGames: 23,
      k: near(75.593),
      f: 0.9,
      m: 0.5,
      expected: near(0.738),
      chance: near(0.669),
    })
    expect([winner.change, loser.change, winner.after, loser.after].map(Math.round)).toEqual([47, -25, 1435, 1543])
  })

  test('between two beginners is worth 178.89 · ½ · M to both', () => {
    const newcomer = { points: START_POINTS, games: 0 }
    const { winner, loser } = rateGame({ winner: newcomer, loser: newcomer, formatWeight: 1, ...STRAIGHT })
    expect([winner.change, loser.change]).toEqual([71.55, -71.55])
  })

  test.each([
    [1, 46.52],
    [0.9, 41.87],
    [0.7, 32.56],
    [0.5, 23.26],
  ])('of weight %d moves the winner by %d', (formatWeight, change) => {
    const [winner, loser] = [
      { points: 1540, games: 12 },
      { points: 1610, games: 40 },
    ]
    expect(rateGame({ winner, loser, formatWeight, ...STRAIGHT }).winner.change).toBe(change)
  })

  test('won by an overwhelming favourite moves nobody, and the loss is a plain zero', () => {
    const [winner, loser] = [
      { points: 5000, games: 90 },
      { points: 500, games: 90 },
    ]
    const moved = rateGame({ winner, loser, formatWeight: 1, ...STRAIGHT })
    expect(Object.is(moved.winner.change, 0) && Object.is(moved.loser.change, 0)).toBe(true)
    expect([moved.winner.after, moved.loser.after]).toEqual([5000, 500])
  })

  test('without a played score is refused', () => {
    const even = { points: 1100, games: 0 }
    const unplayed = { winner: even, loser: even, formatWeight: 1, gamesWonByWinner: 0, gamesTotal: 0 }
    expect(() => rateGame(unplayed)).toThrow(RangeError)
  })
})
