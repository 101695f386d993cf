import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../test/property-runs.ts'
import { drawnGames, LINE_POINTS } from './rating-line.ts'

it('a line has every game of few', () => {
  expect(drawnGames(0)).toEqual([])
  expect(drawnGames(1)).toEqual([0])
  expect(drawnGames(4)).toEqual([0, 1, 2, 3])
})

it('of many it has evenly spaced ones, each once, from the first to the latest', () =>
  fc.assert(
    fc.property(fc.integer({ min: LINE_POINTS, max: 100_000 }), (ratedGames) => {
      const drawn = drawnGames(ratedGames)
      expect(drawn).toHaveLength(LINE_POINTS)
      expect([drawn[0], drawn.at(-1)]).toEqual([0, ratedGames - 1])
      const apart = drawn.slice(1).map((game, index) => game - (drawn[index] ?? 0))
      expect(Math.min(...apart)).toBeGreaterThan(0)
      expect(Math.max(...apart) - Math.min(...apart)).toBeLessThanOrEqual(1)
    }),
    { numRuns: runs(50, 1000) },
  ))
