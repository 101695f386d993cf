import fc from 'fast-check'
import { expect, it } from 'vitest'
import { completed } from '../../test/games.ts'
import { runs } from '../../test/property-runs.ts'
import type { CompletedGame } from '../games/completed-game.ts'
import { totalsAdded } from './counted-changes.ts'

const began = (game: CompletedGame) => ({ before: null, after: game })

it('a game is one for each of its two, in the month of Kyiv in which it ended', () =>
  expect(totalsAdded([began(completed('6:4 6:4', { completedAt: '2026-10-31T22:00:00Z' }))])).toMatchObject({
    players: [
      { userId: 1, month: '2026-11', games: 1, won: 1, lost: 0 },
      { userId: 2, month: '2026-11', games: 1, won: 0, lost: 1 },
    ],
    months: [{ month: '2026-11', games: 1, straightSets: 1, decidingSet: 0, withTiebreak: 0 }],
  }))

it('a category has the games with at least one of its players', () =>
  expect(
    totalsAdded([
      began(completed('6:4 6:4', { categoryA: 7, categoryB: 7 })),
      began(completed('6:4 6:4', { categoryA: null, categoryB: 7 })),
    ]).categories,
  ).toEqual([
    { categoryId: 7, month: '2026-11', games: 2 },
    { categoryId: null, month: '2026-11', games: 1 },
  ]))

it('a correction moves what it changes, and nothing else', () => {
  const game = completed('6:4 6:4')
  const changed = { ...game, winnerId: game.b, completedAt: '2026-10-10T12:00:00Z' }
  expect(totalsAdded([{ before: game, after: game }])).toEqual({ players: [], months: [], categories: [] })
  expect(totalsAdded([{ before: game, after: changed }]).players).toEqual([
    { userId: 1, month: '2026-10', games: 1, won: 0, lost: 1 },
    { userId: 1, month: '2026-11', games: -1, won: -1, lost: 0 },
    { userId: 2, month: '2026-10', games: 1, won: 1, lost: 0 },
    { userId: 2, month: '2026-11', games: -1, won: 0, lost: -1 },
  ])
})

const anyGame = fc
  .record({
    score: fc.constantFrom('6:4 6:4', '7:6(5) 3:6 [10:8]', '3:6 4:6'),
    a: fc.integer({ min: 1, max: 3 }),
    month: fc.integer({ min: 1, max: 3 }),
    categoryA: fc.constantFrom(null, 1, 2),
    categoryB: fc.constantFrom(null, 1, 2),
  })
  .map(({ score, a, month, ...categories }) =>
    completed(score, { a, b: a + 1, winnerId: a, completedAt: `2026-0${month}-15T12:00:00Z`, ...categories }),
  )

it('what begins to count and then no longer does comes to nothing', () =>
  fc.assert(
    fc.property(fc.array(anyGame), (games) => {
      const gone = games.map((game) => ({ before: game, after: null }))
      expect(totalsAdded([...games.map(began), ...gone])).toEqual({ players: [], months: [], categories: [] })
    }),
    { numRuns: runs(50, 1000) },
  ))
