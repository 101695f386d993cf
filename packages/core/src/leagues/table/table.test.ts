import { describe, expect, test } from 'vitest'
import { leagueTable } from '../../../test/league-table.ts'
import { mirrored, players, unplayed, won } from '../../../test/results.ts'
import { DEFAULT_POINTS_RULE } from '../default-points.ts'
import type { SeasonResult } from './tally.ts'

const rowsOf = (letters: string, results: SeasonResult[]) => {
  const rows = leagueTable(players(letters), results, DEFAULT_POINTS_RULE)
  return new Map(rows.map((row) => [String.fromCharCode(64 + row.playerId), row]))
}

describe('a row of the table', () => {
  test('adds up what its player won and lost', () => {
    const rows = rowsOf('ABC', [won('A–B', '6:4 6:4'), won('A–C', '6:3 3:6 [10:8]'), won('B–A', '7:6(5) 6:0')])
    expect(rows.get('A')).toEqual({
      place: 1,
      playerId: 1,
      rating: 1100,
      points: 8,
      played: 3,
      won: 2,
      lost: 1,
      setsWon: 4,
      setsLost: 3,
      gamesWon: 28,
      gamesLost: 30,
      ownWalkovers: 0,
      lastFive: 'WWL',
      above: 'points',
    })
  })

  test('shows the last five results, the newest last, whatever order they are given in', () => {
    const season = ['A–B', 'B–A', 'B–A', 'A–B', 'A–B', 'A–B', 'B–A'].map((pair) => won(pair as 'A–B', '6:0 6:0'))
    expect(rowsOf('AB', season).get('A')?.lastFive).toEqual('LWWWL')
    expect(rowsOf('AB', season.toReversed()).get('A')?.lastFive).toEqual('LWWWL')
  })

  test('is the same whoever of the two had invited', () => {
    const season = [won('A–B', '6:4 6:4'), won('B–A', '6:4 3:6 6:2'), unplayed('A–B', 'WALKOVER')]
    expect(rowsOf('AB', season.map(mirrored))).toEqual(rowsOf('AB', season))
  })

  test('is there for a member who has not played', () => {
    const { points, played, lastFive } = rowsOf('AB', []).get('B') ?? {}
    expect({ points, played, lastFive }).toEqual({ points: 0, played: 0, lastFive: '' })
  })
})

describe('games that were not played out', () => {
  test('a walkover is a win and a loss of the table, but no sets, and an own walkover of the one who stayed away', () => {
    const rows = rowsOf('AB', [unplayed('A–B', 'WALKOVER')])
    expect(rows.get('A')).toMatchObject({ points: 3, played: 1, won: 1, lost: 0, ownWalkovers: 0, lastFive: 'W' })
    expect(rows.get('B')).toMatchObject({ points: -1, played: 1, won: 0, lost: 1, ownWalkovers: 1, lastFive: 'L' })
  })

  test('the score at which somebody was defaulted stays out of the sets and games', () => {
    const defaulted = { ...won('A–B', '6:4 3:6'), outcome: 'DEFAULTED' as const }
    const rows = rowsOf('AB', [defaulted])
    expect(rows.get('A')).toMatchObject({ points: 3, setsWon: 0, setsLost: 0, gamesWon: 0, gamesLost: 0 })
    expect(rows.get('B')).toMatchObject({ points: -1, setsWon: 0, ownWalkovers: 1 })
  })

  test('a double default is played and lost by both, without points or sets', () => {
    const rows = rowsOf('AB', [unplayed('A–B', 'DOUBLE_DEFAULT')])
    for (const row of rows.values()) {
      expect(row).toMatchObject({ points: 0, played: 1, won: 0, lost: 1, setsLost: 0, ownWalkovers: 1, lastFive: 'L' })
    }
  })

  test('a retirement counts with the score reached', () => {
    const rows = rowsOf('AB', [won('B–A', '4:6 3:1', 'RETIRED')])
    expect(rows.get('A')).toMatchObject({ points: 2, lost: 1, setsWon: 1, setsLost: 0, gamesWon: 7, gamesLost: 7 })
    expect(rows.get('B')).toMatchObject({ points: 4, won: 1, ownWalkovers: 0 })
  })

  test('a retirement after the first point leaves both without sets', () => {
    const rows = rowsOf('AB', [won('B–A', '0:0', 'RETIRED')])
    expect(rows.get('A')).toMatchObject({ points: 0, played: 1, lost: 1, setsWon: 0, setsLost: 0, ownWalkovers: 0 })
    expect(rows.get('B')).toMatchObject({ points: 3, played: 1, won: 1 })
  })
})

describe('what no table can be made of', () => {
  test('a result of somebody without a row', () => {
    expect(() => rowsOf('AB', [won('A–C', '6:0 6:0')])).toThrow('player 3 has a result but no row')
  })

  test('a played game that neither of the two won', () => {
    const game = won('A–B', '6:0 6:0')
    expect(() => rowsOf('ABC', [{ ...game, winnerId: null }])).toThrow(RangeError)
    expect(() => rowsOf('ABC', [{ ...game, winnerId: 3 }])).toThrow(RangeError)
  })
})
