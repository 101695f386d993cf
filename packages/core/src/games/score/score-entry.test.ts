import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playOnCourt } from '../../../test/court.ts'
import { formatOf, OFFERED_FORMATS } from '../../leagues/match-format.ts'
import { judgeScore } from './judge-score.ts'
import type { BySide, PlayedSet } from './score-details.ts'
import { chosenSet, type EntryOption, nextEntry, tiebreakOptions, tiebreakWonAgainst } from './score-entry.ts'

const DEFAULT = formatOf('SET3-S:6/TB7-F:TB10')
const written = ({ a, b }: BySide<number>) => `${a}:${b}`
const scoresOf = (options: readonly EntryOption[], side: 'a' | 'b') =>
  options.filter(({ wonBy }) => wonBy === side).map(({ score }) => written(score))

const optionsAfter = (sets: PlayedSet[], format = DEFAULT) => {
  const entry = nextEntry(sets, format)
  if (entry.done) throw new RangeError('It is over')
  return entry
}

describe('the entry offers', () => {
  test('every way to end a set, and asks for the points of a tie-break alone', () => {
    const { options, ...entry } = optionsAfter([])
    expect(entry).toEqual({ done: false, kind: 'set', setNumber: 1, tiebreakTo: 7 })
    expect(scoresOf(options, 'a')).toEqual(['6:0', '6:1', '6:2', '6:3', '6:4', '7:5', '7:6'])
    expect(scoresOf(options, 'b')).toEqual(['0:6', '1:6', '2:6', '3:6', '4:6', '5:7', '6:7'])
    expect(options.filter((option) => option.needsTiebreak).map(({ score }) => written(score))).toEqual(['7:6', '6:7'])
  })

  test('a match tie-break at one set all, its last choice open-ended', () => {
    const { options, ...entry } = optionsAfter([
      { a: 6, b: 4 },
      { a: 3, b: 6 },
    ])
    expect(entry).toEqual({ done: false, kind: 'match-tiebreak', setNumber: 3, tiebreakTo: 10 })
    expect(scoresOf(options, 'a')).toEqual('10:0 10:1 10:2 10:3 10:4 10:5 10:6 10:7 10:8 11:9'.split(' '))
    expect(scoresOf(options, 'b').at(-1)).toBe('9:11')
    expect(options.filter((option) => option.isOpenEnded).map(({ score }) => written(score))).toEqual(['11:9', '9:11'])
  })

  test.each([
    ['SET3-S:4/TB7', '4:0 4:1 4:2 5:3 5:4', '5:4'],
    ['SET3-S:4/TB5@3', '4:0 4:1 4:2 4:3', '4:3'],
    ['SET1-S:8/TB7', '8:0 8:1 8:2 8:3 8:4 8:5 8:6 9:7 9:8', '9:8'],
  ])('in %s: %s', (code, scores, tiebreakAt) => {
    const { options } = optionsAfter([], formatOf(code))
    expect(scoresOf(options, 'a').join(' ')).toBe(scores)
    expect(
      options.filter((option) => option.wonBy === 'a' && option.needsTiebreak).map(({ score }) => written(score)),
    ).toEqual([tiebreakAt])
  })

  test('a longer tie-break in the deciding set of a grand slam', () => {
    const six = { a: 6, b: 4 }
    const four = { a: 4, b: 6 }
    expect(optionsAfter([six, four, six, four], formatOf('SET5-S:6/TB7-F:6/TB10')).tiebreakTo).toBe(10)
  })

  test('nothing more once somebody has won', () => {
    expect(
      nextEntry(
        [
          { a: 4, b: 6 },
          { a: 6, b: 7 },
        ],
        DEFAULT,
      ),
    ).toEqual({ done: true, winner: 'b' })
  })

  test('the points of a tie-break, from seven to love to the open-ended eight to six', () => {
    expect(scoresOf(tiebreakOptions(7, 'a'), 'a')).toEqual(['7:0', '7:1', '7:2', '7:3', '7:4', '7:5', '8:6'])
    expect(tiebreakOptions(7, 'b').at(-1)).toMatchObject({ score: { a: 6, b: 8 }, isOpenEnded: true })
    expect(tiebreakWonAgainst(11, 7, 'b')).toEqual({ a: 11, b: 13 })
  })
})

test.each<[string, PlayedSet[]]>([
  ['an unfinished set', [{ a: 5, b: 4 }]],
  ['an impossible set', [{ a: 7, b: 2 }]],
  [
    'a set after the end',
    [
      { a: 6, b: 4 },
      { a: 6, b: 4 },
      { a: 6, b: 4 },
    ],
  ],
])('%s cannot be continued', (_, sets) => {
  expect(() => nextEntry(sets, DEFAULT)).toThrow(RangeError)
})

test('a best of three has 1470 results, and the entry offers each of them', () => {
  const format = formatOf('SET3-S:6/TB7')
  const offered = new Set<string>()
  const choose = (sets: PlayedSet[]) => {
    const entry = nextEntry(sets, format)
    if (entry.done) {
      expect(judgeScore({ outcome: 'COMPLETED', sets }, format)).toMatchObject({ ok: true, winner: entry.winner })
      offered.add(JSON.stringify(sets))
    } else for (const option of entry.options) choose([...sets, chosenSet(entry.kind, option)])
  }
  choose([])
  expect(offered.size).toBe(1470)
  expect(countTrueScores()).toBe(1470)
})

/** Tries every score of two or three sets with up to eight games. */
function countTrueScores() {
  const format = formatOf('SET3-S:6/TB7')
  const sets = Array.from({ length: 81 }, (_, index) => ({ a: Math.floor(index / 9), b: index % 9 }))
  const isTrue = (...played: PlayedSet[]) => Number(judgeScore({ outcome: 'COMPLETED', sets: played }, format).ok)
  let count = 0
  for (const first of sets)
    for (const second of sets) {
      count += isTrue(first, second)
      for (const third of sets) count += isTrue(first, second, third)
    }
  return count
}

describe.each([...OFFERED_FORMATS])('in %s', (code) => {
  const format = formatOf(code)

  test('every choice leads to a score that is accepted', () => {
    const choices = fc.infiniteStream(fc.tuple(fc.nat(), fc.nat(), fc.boolean()))
    fc.assert(
      fc.property(choices, (stream) => {
        const sets: PlayedSet[] = []
        let entry = nextEntry(sets, format)
        while (!entry.done) {
          const [first, second, knowsPoints] = stream.next().value
          const option = entry.options[first % entry.options.length]
          if (!option) throw new RangeError('Nothing is offered')
          const tiebreaks = tiebreakOptions(entry.tiebreakTo, option.wonBy)
          const points = option.needsTiebreak && knowsPoints ? tiebreaks[second % tiebreaks.length]?.score : undefined
          sets.push(chosenSet(entry.kind, option, points))
          entry = nextEntry(sets, format)
        }
        expect(judgeScore({ outcome: 'COMPLETED', sets }, format)).toMatchObject({ ok: true, winner: entry.winner })
      }),
    )
  })

  test('everything that is played on court can be entered', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.constantFrom('a', 'b')), (scorers) => {
        const sets = playOnCourt(format, scorers)
        for (const [index, set] of sets.entries()) {
          const entry = optionsAfter(sets.slice(0, index), format)
          const played = 'a' in set ? set : set.tiebreak
          const option = entry.options.find(({ score }) => written(score) === written(played))
          const longest = Math.max(played.a, played.b) > entry.tiebreakTo + 1 && entry.kind === 'match-tiebreak'
          expect(Boolean(option) || longest).toBe(true)
          expect(option?.needsTiebreak ?? false).toBe('a' in set && set.tiebreak !== undefined)
        }
      }),
    )
  })
})
