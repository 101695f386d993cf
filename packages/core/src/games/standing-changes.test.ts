import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../test/property-runs.ts'
import { DEFAULT_POINTS_RULE } from '../leagues/default-points.ts'
import { tallySeason } from '../leagues/table/tally.ts'
import type { CompletedGame, CountedChange } from './completed-game.ts'
import { newest, type StandingChange, seasonResultOf, standingChanges } from './standing-changes.ts'

const results = [
  {
    outcome: 'COMPLETED',
    sets: [
      { a: 6, b: 4 },
      { a: 6, b: 4 },
    ],
  },
  { outcome: 'COMPLETED', sets: [{ a: 6, b: 4 }, { a: 3, b: 6 }, { tiebreak: { a: 10, b: 8 } }] },
  {
    outcome: 'RETIRED',
    sets: [
      { a: 6, b: 4 },
      { a: 2, b: 3 },
    ],
  },
  { outcome: 'WALKOVER', sets: [] },
  { outcome: 'DOUBLE_DEFAULT', sets: [] },
] as const

const games = fc
  .record({
    pair: fc.shuffledSubarray([1, 2, 3, 4], { minLength: 2, maxLength: 2 }),
    result: fc.constantFrom(...results),
    kind: fc.constantFrom('RATED' as const, 'RATED' as const, 'FRIENDLY' as const),
    day: fc.integer({ min: 1, max: 28 }),
    seasonId: fc.constantFrom(1, 2),
  })
  .map(
    ({ pair: [a = 0, b = 0], result, kind, day, seasonId }) =>
      (sequence: number): CompletedGame => ({
        id: sequence,
        leagueId: 1,
        seasonId,
        kind,
        format: 'SET3-S:6/TB7-F:TB10',
        a,
        b,
        categoryA: null,
        categoryB: null,
        winnerId: result.outcome === 'DOUBLE_DEFAULT' ? null : a,
        details: { ...result, sets: [...result.sets], ...(result.outcome === 'RETIRED' && { retiredId: b }) },
        completedAt: new Date(Date.UTC(2026, 5, day)).toISOString(),
        sequence,
      }),
  )

const ruleOf = () => DEFAULT_POINTS_RULE
const begun = (after: CompletedGame): CountedChange => ({ before: null, after })
const figuresOf = (rows: readonly StandingChange[]) =>
  rows.map(({ came: _, went: __, ...row }) => row).filter(({ played }) => played > 0)

test('what games add to the rows one after the other, and what corrections and voids change, is the table of those that count', () => {
  const claim = fc.property(
    fc.array(games, { maxLength: 12 }),
    fc.array(fc.tuple(games, fc.boolean()), { maxLength: 12 }),
    (first, then) => {
      const played = first.map((game, index) => game(index + 1))
      const settled = played.map((before, index) => {
        const [other, isVoid = true] = then[index] ?? []
        return other ? { before, after: isVoid ? null : other(before.sequence) } : { before, after: before }
      })
      const counting = settled.flatMap(({ after }) => after ?? [])
      const step = standingChanges(
        [...played.map(begun), ...settled.filter(({ before, after }) => before !== after)],
        ruleOf,
      )
      const once = standingChanges(counting.map(begun), ruleOf)
      expect(figuresOf(step)).toEqual(figuresOf(once))
      for (const seasonId of [1, 2]) {
        const ofSeason = counting.filter((game) => game.seasonId === seasonId)
        const table = tallySeason(
          [1, 2, 3, 4].map((id) => ({ id })),
          ofSeason.flatMap((game) => seasonResultOf(game) ?? []),
          ruleOf(),
        )
        const rows = table.map(({ id, form: _, pointsAgainst: __, ...figures }) => ({
          seasonId,
          playerId: id,
          ...figures,
        }))
        expect(figuresOf(once).filter((row) => row.seasonId === seasonId)).toEqual(
          rows.filter(({ played }) => played > 0),
        )
      }
    },
  )
  fc.assert(claim, { numRuns: runs(200, 5_000) })
})

test('the latest five are told by when they ended on court, and by the league’s order where that is the same', () => {
  expect(
    newest([
      [5, 1, 1],
      [3, 9, 0],
      [3, 2, 1],
      [9, 4, 0],
      [1, 5, 1],
      [2, 6, 1],
    ]),
  ).toEqual([
    [2, 6, 1],
    [3, 2, 1],
    [3, 9, 0],
    [5, 1, 1],
    [9, 4, 0],
  ])
})
