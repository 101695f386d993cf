import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { playOnCourt } from '../../../test/court.ts'
import { runs } from '../../../test/property-runs.ts'
import { DEFAULT_FORMAT, formatOf, OFFERED_FORMATS } from '../../leagues/match-format.ts'
import { continuesScore, keptScoreOf } from './continue-score.ts'
import { parseScore } from './parse-score.ts'
import type { PlayedSet } from './score-details.ts'
import { nextEntry, tiebreakOptions } from './score-entry.ts'

const format = formatOf(DEFAULT_FORMAT)
const setsOf = (text: string): PlayedSet[] => {
  const read = parseScore(text, format)
  if (!read.ok) throw new Error(text)
  return [...read.details.sets]
}

describe('a game broken off at', () => {
  it.each([
    ['6:4 2:3', '6:4 4:6 [10:7]', true],
    ['6:4 2:3', '6:4 6:3', true],
    ['6:4 2:3', '6:4 6:2', false],
    ['6:4 2:3', '6:3 6:3', false],
    ['6:4 2:3', '6:4', false],
    ['6:4', '6:4 6:0', true],
    ['6:4', '7:5 6:0', false],
    ['7:6(5) 1:0', '7:6(3) 6:0', false],
    ['7:6(5) 1:0', '7:6 6:0', true],
    ['6:6(3:2)', '7:6(2) 6:0', true],
    ['6:6(3:2)', '7:6(1) 6:0', false],
    ['6:6(3:2)', '7:6 6:0', true],
    ['6:6(3:2)', '6:6(3:3)', true],
    ['6:4 3:6 [5:3]', '6:4 3:6 [10:3]', true],
    ['6:4 3:6 [5:3]', '6:4 3:6 [10:2]', false],
    ['6:4 3:6 [5:3]', '6:4 3:6', false],
  ])('%s can have gone on to %s: %s', (kept, later, isSo) => {
    expect(continuesScore(setsOf(kept), setsOf(later), format)).toBe(isSo)
  })

  it('nothing goes on to anything', () => expect(continuesScore([], setsOf('0:6 0:6'), format)).toBe(true))

  it('6:4 2:3 is entered from its second set on, with what can follow 2:3', () => {
    const { finished, open } = keptScoreOf(setsOf('6:4 2:3'), format)
    const entry = nextEntry(finished, format, open)
    expect(entry.done ? [] : entry.options.map(({ score }) => `${score.a}:${score.b}`)).toEqual(
      '6:3 6:4 7:5 7:6 2:6 3:6 4:6 5:7 6:7'.split(' '),
    )
  })

  it('cannot be where no game can be', () => {
    expect(() => continuesScore([{ a: 9, b: 0 }], [{ a: 9, b: 0 }], format)).toThrow(RangeError)
  })
})

describe.each([...OFFERED_FORMATS])('on court in %s', (code) => {
  const format = formatOf(code)
  const scorers = fc.array(fc.constantFrom('a', 'b'), { minLength: 0, maxLength: 120 })

  test('what was played continues each score at which it could have been broken off, and the entry offers it', () => {
    fc.assert(
      fc.property(scorers, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
        const kept = playOnCourt(format, all.slice(0, Math.floor(all.length * part)))
        const later = playOnCourt(format, all)
        expect(continuesScore(kept, later, format)).toBe(true)
        const { finished, open } = keptScoreOf(kept, format)
        const after = keptScoreOf(later, format).finished[finished.length]
        if (!open || !after) return
        const entry = nextEntry(finished, format, open)
        if (entry.done) throw new RangeError('It goes on')
        const played = 'a' in after ? after : after.tiebreak
        const isLong = entry.kind === 'match-tiebreak' && Math.max(played.a, played.b) > entry.tiebreakTo + 1
        const offered = entry.options.some(({ score }) => score.a === played.a && score.b === played.b)
        expect(offered || isLong).toBe(true)
        if (!('a' in after) || !after.tiebreak) return
        const { a, b } = after.tiebreak
        const points = tiebreakOptions(entry.tiebreakTo, a > b ? 'a' : 'b', open.tiebreak)
        const isOffered = points.some(({ score }) => score.a === a && score.b === b)
        expect(isOffered || Math.max(a, b) > entry.tiebreakTo + 1).toBe(true)
      }),
      { numRuns: runs(50, 2_000) },
    )
  })

  test('a set that was finished is never another one later, and nobody loses what they had', () => {
    fc.assert(
      fc.property(scorers, scorers, (one, other) => {
        const [kept, later] = [playOnCourt(format, one), playOnCourt(format, other)]
        if (!continuesScore(kept, later, format)) return
        const { finished, open } = keptScoreOf(kept, format)
        expect(later.slice(0, finished.length)).toEqual(finished)
        const after = later[finished.length]
        if (open && 'a' in open && after && 'a' in after)
          expect([after.a >= open.a, after.b >= open.b]).toEqual([true, true])
      }),
      { numRuns: runs(50, 2_000) },
    )
  })
})
