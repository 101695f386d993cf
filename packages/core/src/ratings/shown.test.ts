import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rateGame } from './rating.ts'
import { shownChange, shownPoints } from './shown.ts'

it.each([
  [1489.4, 1452.6, -36], // −36.8 in full
  [1388.6, 1435.4, 46],
  [1100.4, 1100.5, 1],
  [1100, 1100.3, 0],
])('%d and then %d read as a change by %i', (before, after, change) =>
  expect(shownChange({ before, after })).toBe(change),
)

it('what people read adds up over any number of games, and is never more than a point from the full figure', () => {
  const standing = fc.record({ points: fc.double({ min: 0, max: 3000, noNaN: true }), games: fc.nat({ max: 99 }) })
  fc.assert(
    fc.property(standing, fc.array(standing, { minLength: 1 }), (me, opponents) => {
      let now = me
      let sum = 0
      for (const opponent of opponents) {
        const score = { formatWeight: 1, gamesWonByWinner: 12, gamesTotal: 20 }
        const { winner } = rateGame({ winner: now, loser: opponent, ...score })
        expect(Math.abs(shownChange(winner) - winner.change)).toBeLessThanOrEqual(1)
        sum += shownChange(winner)
        now = { points: winner.after, games: now.games + 1 }
      }
      expect(shownPoints(me.points) + sum).toBe(shownPoints(now.points))
    }),
  )
})
