import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leagueTable, type TableRow } from '../../../test/league-table.ts'
import { runs } from '../../../test/property-runs.ts'
import { mirrored } from '../../../test/results.ts'
import { DEFAULT_POINTS_RULE } from '../default-points.ts'
import { type SeasonOutcome, seasonPoints } from '../season-points.ts'
import type { SeasonResult } from './tally.ts'

const sum = (numbers: number[]) => numbers.reduce((x, y) => x + y, 0)
const neighbours = (rows: TableRow[]) => rows.slice(1).map((next, index) => [rows[index] as TableRow, next] as const)
const setShare = ({ setsWon, setsLost }: TableRow) => setsWon / (setsWon + setsLost || 1)

const people = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 99 }),
    name: fc.constantFrom('Андрій', 'Ганна', 'Ґалаґан', 'Їжак', 'Олег'),
    rating: fc.constantFrom(null, 1100, 1250.5),
  }),
  { minLength: 2, maxLength: 7, selector: (player) => player.id },
)

const setScores = fc.constantFrom([2, 0, 12, 4], [2, 0, 12, 8], [2, 1, 13, 14])

const resultAmong = (ids: number[]) =>
  fc
    .record({
      pair: fc.shuffledSubarray(ids, { minLength: 2, maxLength: 2 }),
      outcome: fc.constantFrom<SeasonOutcome[]>(
        'COMPLETED',
        'COMPLETED',
        'COMPLETED',
        'RETIRED',
        'WALKOVER',
        'DEFAULTED',
        'DOUBLE_DEFAULT',
      ),
      score: setScores,
      isRateable: fc.boolean(),
    })
    .map(({ pair: [a = 0, b = 0], outcome, isRateable, score: [setsA = 0, setsB = 0, gamesA = 0, gamesB = 0] }) => ({
      a,
      b,
      outcome,
      isRateable,
      winnerId: outcome === 'DOUBLE_DEFAULT' ? null : a,
      setsWon: { a: setsA, b: setsB },
      gamesWon: { a: gamesA, b: gamesB },
    }))

const seasons = people.chain((players) =>
  fc.record({
    players: fc.constant(players),
    results: fc
      .array(resultAmong(players.map((player) => player.id)), { maxLength: 14 })
      .map((games) => games.map((game, order): SeasonResult => ({ ...game, order }))),
  }),
)

type Season = typeof seasons extends fc.Arbitrary<infer S> ? S : never

const holds = (claim: (season: Season) => void) => fc.assert(fc.property(seasons, claim), { numRuns: runs(100, 5_000) })
const tableOf = ({ players, results }: Season) => leagueTable(players, results, DEFAULT_POINTS_RULE)

describe('whatever was played', () => {
  test('everybody has one row, and the places run from 1 without a gap', () => {
    holds((season) => {
      const rows = tableOf(season)
      expect(rows.map((row) => row.place)).toEqual(season.players.map((_, index) => index + 1))
      expect(new Set(rows.map((row) => row.playerId))).toEqual(new Set(season.players.map((player) => player.id)))
    })
  })

  test('the order in which people and results are given does not matter, nor who invited', () => {
    holds((season) => {
      const turned = {
        players: season.players.toReversed(),
        results: season.results.toReversed().map(mirrored),
      }
      expect(tableOf(turned)).toEqual(tableOf(season))
    })
  })

  test('the points of the table are the points of its results', () => {
    holds((season) => {
      const paid = season.results.map(({ outcome, setsWon, isRateable }) => {
        const result = { outcome, setsWonByLoser: setsWon.b, isRateable }
        const { winner, loser } = seasonPoints(result, DEFAULT_POINTS_RULE)
        return winner + loser
      })
      expect(sum(tableOf(season).map((row) => row.points))).toBe(sum(paid))
    })
  })

  test('what one wins another loses, but for a double default, which both lose', () => {
    holds((season) => {
      const rows = tableOf(season)
      const doubleDefaults = season.results.filter(({ outcome }) => outcome === 'DOUBLE_DEFAULT')
      expect(sum(rows.map((row) => row.lost - row.won))).toBe(2 * doubleDefaults.length)
      expect(sum(rows.map((row) => row.setsWon - row.setsLost))).toBe(0)
      expect(sum(rows.map((row) => row.gamesWon - row.gamesLost))).toBe(0)
      for (const row of rows) {
        expect(row.played).toBe(row.won + row.lost)
        expect(row.lastFive).toHaveLength(Math.min(5, row.played))
      }
    })
  })

  test('points and then wins never grow down the table, and are the stated reason where they shrink', () => {
    holds((season) => {
      for (const [row, next] of neighbours(tableOf(season).filter(({ played }) => played > 0))) {
        const isLevel = row.points === next.points && row.won === next.won
        expect(row.points).toBeGreaterThanOrEqual(next.points)
        if (row.points === next.points) expect(row.won).toBeGreaterThanOrEqual(next.won)
        expect(row.above === 'points').toBe(row.points !== next.points)
        expect(row.above === 'wins' || row.above === 'points').toBe(!isLevel)
      }
    })
  })

  test('the later reasons are true of the two rows they stand between', () => {
    holds((season) => {
      const rows = tableOf(season)
      expect(rows.at(-1)?.above).toBe(null)
      for (const [row, next] of neighbours(rows)) {
        if (row.above === 'sets') expect(setShare(row)).toBeGreaterThan(setShare(next))
        if (row.above === 'walkovers') expect(row.ownWalkovers).toBeLessThan(next.ownWalkovers)
        if (row.above === 'played') expect(row.played).toBeGreaterThan(next.played)
        if (row.above === 'rating') expect(row.rating).toBeGreaterThan(next.rating ?? 0)
        if (row.above === null) expect(row.playerId).toBeLessThan(next.playerId)
      }
    })
  })

  test('of exactly two who are level, the one who took more points in their meetings stands above', () => {
    holds(({ players, results }) => {
      const rows = tableOf({ players, results })
      for (const [upper, lower] of neighbours(rows)) {
        const level = rows.filter((row) => row.points === upper.points && row.won === upper.won)
        if (level.length !== 2 || !level.includes(lower)) continue
        const two = [upper.playerId, lower.playerId]
        const meetings = results.filter(({ a, b }) => two.includes(a) && two.includes(b))
        const amongThem = new Map(tableOf({ players, results: meetings }).map((row) => [row.playerId, row.points]))
        const [more = 0, less = 0] = two.map((id) => amongThem.get(id))
        expect(more).toBeGreaterThanOrEqual(less)
        expect(upper.above === 'head-to-head').toBe(more > less)
      }
    })
  })

  test('another win of the leader leaves the leader first', () => {
    holds((season) => {
      const [leader, other] = tableOf(season)
      if (!leader || !other) return
      const win: SeasonResult = {
        a: leader.playerId,
        b: other.playerId,
        winnerId: leader.playerId,
        outcome: 'COMPLETED',
        isRateable: true,
        order: 99,
        setsWon: { a: 2, b: 0 },
        gamesWon: { a: 12, b: 0 },
      }
      const [first] = tableOf({ players: season.players, results: [...season.results, win] })
      expect(first?.playerId).toBe(leader.playerId)
    })
  })

  test('among more than 32 who are tied, the reason is the first figure in which two neighbours differ', () => {
    const scores = fc.constantFrom([2, 0, 12, 4], [2, 0, 12, 8], [2, 0, 14, 12])
    fc.assert(
      fc.property(fc.array(scores, { minLength: 33, maxLength: 40 }), (wins) => {
        const outsider = wins.length + 1
        const players = [...wins, []].map((_, index) => ({ id: index + 1, name: 'Олег', rating: null }))
        const results = wins.map(([setsA = 0, setsB = 0, gamesA = 0, gamesB = 0], order): SeasonResult => {
          const score = { setsWon: { a: setsA, b: setsB }, gamesWon: { a: gamesA, b: gamesB } }
          return {
            a: order + 1,
            b: outsider,
            winnerId: order + 1,
            outcome: 'COMPLETED',
            isRateable: true,
            order,
            ...score,
          }
        })
        const tied = leagueTable(players, results, DEFAULT_POINTS_RULE).filter((row) => row.playerId !== outsider)
        for (const [row, next] of neighbours(tied)) {
          const [more, less] = [row, next].map(({ gamesWon, gamesLost }) => gamesWon / (gamesWon + gamesLost))
          expect(row.above).toBe(more === less ? null : 'games')
          expect(more).toBeGreaterThanOrEqual(less ?? 0)
          if (row.above === null) expect(row.playerId).toBeLessThan(next.playerId)
        }
      }),
    )
  })
})
