import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leagueTable, type TableRow } from '../../../test/league-table.ts'
import { runs } from '../../../test/property-runs.ts'
import { DEFAULT_POINTS_RULE } from '../default-points.ts'
import { leavesOutHeadToHead, placeRows, ROWS_AFTER, ROWS_BEFORE } from './table-page.ts'
import { type SeasonResult, tallySeason } from './tally.ts'

/** So few scores that groups of tied players come out a little smaller and a little larger than 32. */
const scores = fc.constantFrom([2, 0, 12, 4], [2, 0, 12, 8])
const seasons = fc.integer({ min: 60, max: 110 }).chain((people) =>
  fc.record({
    players: fc.constant(
      Array.from({ length: people }, (_, index) => ({
        id: index + 1,
        name: `Г${index % 7}`,
        rating: index % 3 || null,
      })),
    ),
    results: fc
      .array(
        fc.record({
          a: fc.integer({ min: 1, max: people }),
          step: fc.integer({ min: 1, max: people - 1 }),
          score: scores,
        }),
        { minLength: 30, maxLength: 70 },
      )
      .map((games) =>
        games.map(({ a, step, score: [setsA = 0, setsB = 0, gamesA = 0, gamesB = 0] }, order): SeasonResult => {
          const b = ((a + step - 1) % people) + 1
          const score = { setsWon: { a: setsA, b: setsB }, gamesWon: { a: gamesA, b: gamesB } }
          return { a, b, winnerId: a, outcome: 'COMPLETED', isRateable: true, order, ...score }
        }),
      ),
  }),
)
type Season = typeof seasons extends fc.Arbitrary<infer S> ? S : never

/** As it is kept: the order of all criteria but head-to-head, which is the order of a table in which nobody has met. */
const keptRows = ({ players, results }: Season) => {
  const tallies = new Map(tallySeason(players, results, DEFAULT_POINTS_RULE).map((row) => [row.id, row]))
  const strangers = [...tallies.values()].map((row) => ({ ...row, pointsAgainst: new Map<number, number>() }))
  const byName = strangers.toSorted((x, y) => x.name.localeCompare(y.name, 'uk') || x.id - y.id)
  return placeRows(byName, 0).map(({ player: { id } }) => tallies.get(id) ?? { ...byName[0], id })
}

test('the pages put together are the table of all games, each with the reasons of the whole', () => {
  const claim = fc.property(seasons, fc.integer({ min: 1, max: 60 }), (season, limit) => {
    const kept = keptRows(season) as Parameters<typeof placeRows>[0]
    const pages: Pick<TableRow, 'place' | 'playerId' | 'above'>[] = []
    for (let from = 0; from < kept.length; from += limit) {
      const before = Math.max(0, from - ROWS_BEFORE)
      const window = kept.slice(before, from + limit + ROWS_AFTER)
      const wanted = placeRows(window, before).filter(({ place }) => place > from && place <= from + limit)
      pages.push(...wanted.map(({ place, player, above }) => ({ place, playerId: player.id, above })))
      const isOnPage = leavesOutHeadToHead(window, { from: from - before, to: from - before + limit })
      if (isOnPage) expect(leavesOutHeadToHead(kept)).toBe(true)
    }
    const whole = leagueTable(season.players, season.results, DEFAULT_POINTS_RULE)
    expect(pages).toEqual(whole.map(({ place, playerId, above }) => ({ place, playerId, above })))
  })
  fc.assert(claim, { numRuns: runs(60, 3_000) })
})
