import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../test/property-runs.ts'
import type { Standing } from './chance.ts'
import { type GameToRate, type RatingStep, rateGame } from './rating.ts'

const standing: fc.Arbitrary<Standing> = fc.record({
  points: fc.integer({ min: -50_000, max: 300_000 }).map((hundredths) => hundredths / 100),
  games: fc.nat({ max: 300 }),
})

const gameToRate: fc.Arbitrary<GameToRate> = fc
  .record({
    winner: standing,
    loser: standing,
    formatWeight: fc.constantFrom(1, 0.9, 0.7, 0.5),
    gamesWonByWinner: fc.nat({ max: 30 }),
    gamesLost: fc.nat({ max: 30 }),
  })
  .filter(({ gamesWonByWinner, gamesLost }) => gamesWonByWinner + gamesLost > 0)
  .map(({ gamesLost, ...game }) => ({ ...game, gamesTotal: game.gamesWonByWinner + gamesLost }))

const hundredths = (points: number) => Math.round(points * 100)
const holds = (claim: (game: GameToRate) => void) =>
  fc.assert(fc.property(gameToRate, claim), { numRuns: runs(200, 20_000) })

describe('whoever plays whom', () => {
  test('a win never costs points and a loss never brings any', () => {
    holds((game) => {
      const { winner, loser } = rateGame(game)
      expect(winner.change).toBeGreaterThanOrEqual(0)
      expect(loser.change).toBeLessThanOrEqual(0)
      expect(winner.after).toBeGreaterThanOrEqual(winner.before)
      expect(loser.after).toBeLessThanOrEqual(loser.before)
    })
  })

  test('after is before plus the change, to the last hundredth', () => {
    holds((game) => {
      for (const step of Object.values(rateGame(game))) {
        expect(hundredths(step.after) - hundredths(step.before)).toBe(hundredths(step.change))
        expect(Number(step.after.toFixed(2)) + 0).toBe(step.after)
      }
    })
  })

  test('the change is what its kept inputs say', () => {
    holds((game) => {
      const { winner, loser } = rateGame(game)
      const explained = ({ k, f, m }: RatingStep) => k * f * m * (1 - winner.expected)
      expect(Math.abs(winner.change - explained(winner))).toBeLessThan(0.0051)
      expect(Math.abs(loser.change + explained(loser))).toBeLessThan(0.0051)
    })
  })

  test('two with as many games behind them win and lose the same', () => {
    holds((game) => {
      const { winner, loser } = rateGame({ ...game, loser: { ...game.loser, games: game.winner.games } })
      expect(winner.change + loser.change).toBe(0)
    })
  })

  test('the more one-sided the score, the more is moved', () => {
    holds((game) => {
      const clearer = { ...game, gamesWonByWinner: game.gamesWonByWinner + 1, gamesTotal: game.gamesTotal + 1 }
      expect(rateGame(clearer).winner.change).toBeGreaterThanOrEqual(rateGame(game).winner.change)
    })
  })

  test('the stronger the one who was beaten, the more is won', () => {
    holds((game) => {
      const stronger = { ...game, loser: { ...game.loser, points: game.loser.points + 50 } }
      expect(rateGame(stronger).winner.change).toBeGreaterThanOrEqual(rateGame(game).winner.change)
    })
  })

  test('experience slows a rating down', () => {
    holds((game) => {
      const seasoned = { ...game, winner: { ...game.winner, games: game.winner.games + 1 } }
      expect(rateGame(seasoned).winner.change).toBeLessThanOrEqual(rateGame(game).winner.change)
    })
  })

  test('expectations and chances of the two add up to one', () => {
    holds((game) => {
      const { winner, loser } = rateGame(game)
      expect(winner.expected + loser.expected).toBeCloseTo(1, 12)
      expect(winner.chance + loser.chance).toBeCloseTo(1, 12)
    })
  })
})
