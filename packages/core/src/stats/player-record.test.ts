import fc from 'fast-check'
import { expect, it } from 'vitest'
import { completed } from '../../test/games.ts'
import { runs } from '../../test/property-runs.ts'
import type { CompletedGame } from '../games/completed-game.ts'
import { playerRecord, recordAfter } from './player-record.ts'

const me = 1
/** Games of mine in this order, one a day: `W`, `L`, `D` for a double default. */
const games = (results: string): CompletedGame[] =>
  [...results].map((result, day) =>
    completed(result === 'W' ? '6:4 6:4' : '4:6 4:6', {
      id: day + 1,
      completedAt: new Date(Date.UTC(2026, 0, day + 1)).toISOString(),
      ...(result === 'D' && { winnerId: null, details: { outcome: 'DOUBLE_DEFAULT', sets: [] } }),
    }),
  )

it('who has not played has none', () => expect(playerRecord(me, [])).toBeNull())

it('the form is the last ten, the newest last; a double default is played, and neither a win nor a loss', () =>
  expect(playerRecord(me, games('WWWWWWWWWLDW'))).toMatchObject({
    ...{ played: 12, won: 10, lost: 1 },
    ...{ form: 'WWWWWWWWLW', streak: 1, longestWinningStreak: 9 },
  }))

it.each([
  ['WLWW', 2, 2],
  ['WWWLLL', -3, 3],
  ['LLL', -3, 0],
])('after %s the present streak is %i and the longest of wins %i', (results, streak, longestWinningStreak) =>
  expect(playerRecord(me, games(results))).toMatchObject({ streak, longestWinningStreak }),
)

it('deciding sets and tie-breaks are told from the own side of the net', () => {
  const game = completed('7:6(5) 3:6 [10:8]')
  const ofGame = { decidingSetsPlayed: 1, tiebreaksPlayed: 1 }
  expect(playerRecord(game.a, [game])).toMatchObject({ ...ofGame, decidingSetsWon: 1, tiebreaksWon: 1 })
  expect(playerRecord(game.b, [game])).toMatchObject({ ...ofGame, decidingSetsWon: 0, tiebreaksWon: 0 })
})

it('newer games are added to a record; for any other change it is to be made anew', () => {
  const [first, second, third] = games('WLW') as [CompletedGame, CompletedGame, CompletedGame]
  const record = playerRecord(me, [first, second]) ?? undefined
  const after = recordAfter(me, record, [{ before: null, after: third }])
  expect(after).toEqual(playerRecord(me, [first, second, third]))
  expect(recordAfter(me, after, [{ before: null, after: { ...second, id: 9 } }])).toBeUndefined()
  expect(recordAfter(me, after, [{ before: third, after: null }])).toBeUndefined()
  expect(recordAfter(me, after, [{ before: third, after: { ...third, winnerId: third.b } }])).toBeUndefined()
})

it('it is the same however the games come', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^[WLD]{1,30}$/), fc.nat(30), (results, cut) => {
      const all = games(results)
      const known = playerRecord(me, all.slice(0, cut)) ?? undefined
      const news = all.slice(cut).map((after) => ({ before: null, after }))
      expect(recordAfter(me, known, news.toReversed())).toEqual(playerRecord(me, all.toReversed()))
    }),
    { numRuns: runs(50, 1000) },
  ))
