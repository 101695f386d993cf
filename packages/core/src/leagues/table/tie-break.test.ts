import { describe, expect, test } from 'vitest'
import { leagueTable, type TablePlayer } from '../../../test/league-table.ts'
import { players, unplayed, won } from '../../../test/results.ts'
import { DEFAULT_POINTS_RULE } from '../default-points.ts'
import { leavesOutHeadToHead } from './table-page.ts'
import type { SeasonResult } from './tally.ts'

/** `B >games A` reads: B stands above A because of games; a comma, that nothing sets them apart. */
const orderOf = (people: TablePlayer[], results: SeasonResult[]) => {
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const rows = leagueTable(people, results, DEFAULT_POINTS_RULE)
  return rows.reduce((text, { playerId, above }, index) => {
    const isLast = index === rows.length - 1
    const link = above ? ` >${above} ` : ', '
    return text + names.get(playerId) + (isLast ? '' : link)
  }, '')
}

describe('the checks of the rules', () => {
  test('three who beat each other in a ring: the best by games is out, then head-to-head begins again', () => {
    const ring = [won('A–B', '6:4 6:4'), won('B–C', '7:5 6:2'), won('C–A', '6:3 7:6(4)')]
    const rows = leagueTable(players('ABC'), ring, DEFAULT_POINTS_RULE)
    expect(orderOf(players('ABC'), ring)).toBe('B >games C >head-to-head A')
    expect(rows.map((row) => [row.points, row.won, row.setsWon, row.setsLost])).toEqual(Array(3).fill([5, 1, 2, 2]))
    expect(rows.map((row) => `${row.gamesWon}:${row.gamesLost}`)).toEqual(['21:19', '20:22', '21:21'])
  })

  test('two who won a meeting each go on to sets', () => {
    const evenMeetings = [won('A–B', '6:4 6:4'), won('B–A', '6:4 6:4')]
    const others = [won('C–A', '6:4 6:4'), won('C–B', '5:5', 'RETIRED')]
    expect(orderOf(players('ABC'), [...evenMeetings, ...others])).toBe('C >points B >sets A')
  })

  test('four in a ring with equal sets are split by games, then again from head-to-head', () => {
    const ring = [won('A–B', '6:0 6:0'), won('B–C', '6:0 6:0'), won('C–D', '7:6 7:6'), won('D–A', '7:6 7:6')]
    // By games alone C (14:24) would be last; of B, C and D, C took most points.
    expect(orderOf(players('ABCD'), ring)).toBe('A >games C >head-to-head B >name D')
  })
})

describe('each criterion decides where all before it are level', () => {
  test('points', () => {
    expect(orderOf(players('AB'), [won('B–A', '6:0 6:0')])).toBe('B >points A')
  })

  test('points may be below nothing, and who never played follows all the same', () => {
    expect(orderOf(players('ABC'), [unplayed('C–A', 'WALKOVER')])).toBe('C >points A >played B')
  })

  test('wins', () => {
    const season = [won('A–C', '6:0 6:0'), won('D–B', '6:4 4:6 6:4'), won('D–B', '6:4 4:6 6:4')]
    expect(orderOf(players('ABCD'), season)).toBe('D >points A >wins B >points C')
  })

  test('share of sets: nothing played counts as nothing won', () => {
    const season = [won('A–C', '4:0', 'RETIRED'), won('B–C', '6:0 6:0')]
    expect(orderOf(players('ABC'), season)).toBe('B >sets A >points C')
  })

  test('share of games: nothing played counts as nothing won', () => {
    const season = [won('A–C', '0:0', 'RETIRED'), won('B–C', '1:3', 'RETIRED')]
    expect(orderOf(players('ABC'), season)).toBe('B >games A >points C')
  })

  test('a share is not a sum: 2 of 2 sets are better than 4 of 5', () => {
    const season = [
      won('A–C', '6:0 6:0'),
      unplayed('A–C', 'WALKOVER'),
      won('B–C', '6:0 6:0'),
      won('B–C', '6:0 4:6 6:0'),
    ]
    expect(orderOf(players('ABC'), season)).toBe('A >sets B >points C')
  })

  test('fewer own walkovers and defaults', () => {
    const season = [won('A–C', '6:0 6:0'), won('B–C', '6:0 6:0'), unplayed('A–C', 'DOUBLE_DEFAULT')]
    expect(orderOf(players('ABC'), season)).toBe('B >walkovers A >points C')
  })

  test('more played', () => {
    const season = [unplayed('A–C', 'WALKOVER'), won('C–A', '0:0', 'RETIRED'), won('B–D', '0:0', 'RETIRED')]
    expect(orderOf(players('ABCD'), season)).toBe('A >played B >points C >points D')
  })

  test('rating, the rated before those without one', () => {
    const people = [...players('AB', null), ...players('C', 1100), ...players('D', 1100.01)]
    const season = [unplayed('A–B', 'DOUBLE_DEFAULT'), unplayed('C–D', 'DOUBLE_DEFAULT')]
    expect(orderOf(people, season)).toBe('D >rating C >rating A >name B')
  })

  test('those who have not played follow by name, whatever their rating', () => {
    const people = [...players('A', null), ...players('B', 1100), ...players('C', 1500)]
    expect(orderOf(people, [])).toBe('A >name B >name C')
  })
})

describe('head-to-head', () => {
  test('sends the one who won the only meeting ahead, though the other has the better sets', () => {
    const season = [won('A–B', '6:4 6:4'), won('B–C', '6:0 6:0'), won('D–A', '6:0 6:0'), won('C–D', '6:0 4:6 6:0')]
    expect(orderOf(players('ABCD'), season)).toBe('D >points A >head-to-head B >points C')
  })

  test('of a meeting won each is decided by the points taken in them, where one needed three sets', () => {
    const meetings = [won('A–B', '6:4 6:4'), won('B–A', '6:4 3:6 6:4')]
    const level = [won('C–B', '0:6 1:0', 'RETIRED'), won('C–B', '4:0', 'RETIRED'), won('C–A', '6:0 6:0')]
    const season = [...meetings, ...level]
    const [, a, b] = leagueTable(players('ABC'), season, DEFAULT_POINTS_RULE)
    expect([a?.setsWon, a?.setsLost, b?.setsWon, b?.setsLost]).toEqual([3, 4, 3, 3])
    expect(orderOf(players('ABC'), season)).toBe('C >points A >head-to-head B')
  })

  test('counts a walkover between the tied', () => {
    const season = [unplayed('A–B', 'WALKOVER'), won('B–C', '6:0 6:0')]
    expect(orderOf(players('ABC'), season)).toBe('A >head-to-head B >points C')
  })

  test('of three is a table among them; two level at its top begin again with their own meeting', () => {
    const amongThem = [won('A–B', '6:4 4:6 6:4'), won('B–C', '6:0 6:0'), won('A–C', '6:4 4:6 6:4')]
    const withOthers = [
      won('B–D', '6:0 6:0'),
      won('D–A', '6:0 4:6 6:0'),
      won('D–A', '6:0 4:6 6:0'),
      unplayed('C–D', 'WALKOVER'),
      unplayed('C–D', 'WALKOVER'),
      won('D–C', '6:0 6:0'),
    ]
    expect(orderOf(players('ABCD'), [...amongThem, ...withOthers])).toBe('A >head-to-head B >head-to-head C >points D')
  })
})

describe('among many who are tied on points and wins', () => {
  /** Each wins a game and loses one; the first beat the second, and took the most games to do it. */
  const season = (tied: number) => {
    const letters = Array.from({ length: tied }, (_, index) => String.fromCharCode(65 + index))
    const outsider = String.fromCharCode(65 + tied)
    const meetings = letters.flatMap((letter, index) => [
      index === 0 ? won('A–B', '7:6 7:6') : won(`${letter}–${outsider}`, '6:0 6:0'),
      ...(index === 1 ? [] : [won(`${outsider}–${letter}`, '6:0 6:0')]),
    ])
    return leagueTable(players(letters.join('') + outsider), meetings, DEFAULT_POINTS_RULE)
  }

  test('head-to-head counts up to 32 of them', () => {
    const [, first, second] = season(32)
    expect([first?.playerId, first?.above]).toEqual([1, 'head-to-head'])
    expect([second?.playerId, second?.above]).toEqual([2, 'games'])
    expect(leavesOutHeadToHead(season(32))).toBe(false)
  })

  test('of more it is left out, and the table says so', () => {
    const [, first] = season(33)
    expect([first?.playerId, first?.above]).toEqual([2, 'games'])
    expect(season(33).at(-1)).toMatchObject({ playerId: 1, gamesWon: 14, gamesLost: 24, points: 5 })
    expect(leavesOutHeadToHead(season(33))).toBe(true)
  })

  test('nothing is left out among those who have not played', () => {
    const rows = leagueTable(players('A'.repeat(40)), [], DEFAULT_POINTS_RULE)
    expect(leavesOutHeadToHead(rows)).toBe(false)
  })
})

describe('when nothing played sets people apart', () => {
  const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name, rating: 1100 }))

  test('names follow the Ukrainian alphabet, other scripts after it', () => {
    const people = named(
      'Adam',
      'Яна',
      'Їжак',
      'Ґудзь',
      'Гук',
      'Ірина',
      'Дарʼя',
      'Йосип',
      'Євген',
      'Зоя',
      'Жанна',
      'Ева',
      'Иван',
    )
    expect(orderOf(people, [])).toBe(
      'Гук Ґудзь Дарʼя Ева Євген Жанна Зоя Иван Ірина Їжак Йосип Яна Adam'.replaceAll(' ', ' >name '),
    )
  })

  test('two of one name stand in the order of their ids, and no reason is given', () => {
    const people = named('Олег Савченко', 'Андрій Ковальчук', 'Олег Савченко')
    const rows = leagueTable(people.toReversed(), [], DEFAULT_POINTS_RULE)
    expect(rows.map((row) => [row.place, row.playerId, row.above])).toEqual([
      [1, 2, 'name'],
      [2, 1, null],
      [3, 3, null],
    ])
  })

  test('so do two whose names read alike, though they are typed with other code points', () => {
    const people = named('Їжак', 'Їжак'.normalize('NFD'))
    const rows = [people, people.toReversed()].map((given) => leagueTable(given, [], DEFAULT_POINTS_RULE))
    expect(rows.map(([first]) => [first?.playerId, first?.above])).toEqual([
      [1, null],
      [1, null],
    ])
  })
})
