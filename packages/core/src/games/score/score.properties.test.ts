import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playOnCourt } from '../../../test/court.ts'
import { runs } from '../../../test/property-runs.ts'
import { formatOf, OFFERED_FORMATS } from '../../leagues/match-format.ts'
import { formatScore, seenFromB } from './format-score.ts'
import { judgeScore } from './judge-score.ts'
import { parseScore } from './parse-score.ts'
import { scoreAgrees } from './score-agrees.ts'
import { outcomes, type PlayedSet } from './score-details.ts'
import { otherSide } from './side.ts'

fc.configureGlobal({ numRuns: runs(100, 5_000) })

const side = fc.constantFrom('a', 'b')
const endless = fc.infiniteStream(side)
const ending = fc.constantFrom('RETIRED', 'DEFAULTED')
const count = fc.nat({ max: 13 })
const points = fc.record({ a: count, b: count })
const anySet: fc.Arbitrary<PlayedSet> = fc.oneof(
  points,
  fc.record({ a: count, b: count, tiebreak: points }),
  fc.record({ tiebreak: points }),
)

const seenBy = (winner: 'a' | 'b', sets: readonly PlayedSet[]) => (winner === 'a' ? [...sets] : sets.map(seenFromB))
const withoutPoints = (set: PlayedSet): PlayedSet => ('a' in set ? { a: set.a, b: set.b } : set)

describe.each([...OFFERED_FORMATS, 'SET3-S:6/TB7-F:4/TB5@3', 'SET5-S:8/TB10-F:TB7'])('%s', (code) => {
  const format = formatOf(code)
  const playedOut = endless.map((scorers) => playOnCourt(format, scorers))
  const stopped = fc.array(side, { minLength: 1, maxLength: 80 }).map((scorers) => playOnCourt(format, scorers))
  const judge = (outcome: (typeof outcomes)[number], sets: readonly PlayedSet[], winner?: 'a' | 'b') =>
    judgeScore({ outcome, sets }, format, winner)

  test('whatever is played out on court is a completed game, won by who won its last set', () => {
    fc.assert(
      fc.property(playedOut, (sets) => {
        const last = sets.at(-1)
        const decisive = last && ('a' in last ? last : last.tiebreak)
        const winner = decisive && decisive.a > decisive.b ? 'a' : 'b'
        expect(judge('COMPLETED', sets)).toMatchObject({ ok: true, winner })
        expect(judge('COMPLETED', sets, otherSide(winner))).toEqual({
          ok: false,
          fault: { reason: 'WINNER_DISAGREES' },
        })
      }),
    )
  })

  test('the same without the points of its tie-breaks is judged alike', () => {
    fc.assert(
      fc.property(playedOut, (sets) => {
        expect(judge('COMPLETED', sets.map(withoutPoints))).toEqual(judge('COMPLETED', sets))
      }),
    )
  })

  test('nothing that is missing its last set is completed, nothing goes on after it, nobody retires from it', () => {
    fc.assert(
      fc.property(playedOut, anySet, side, (sets, further, winner) => {
        expect(judge('COMPLETED', sets.slice(0, -1)).ok).toBe(false)
        expect(judge('COMPLETED', [...sets, further])).toEqual({
          ok: false,
          fault: { set: sets.length + 1, reason: 'SET_AFTER_END' },
        })
        expect(judge('RETIRED', sets, winner)).toEqual({ ok: false, fault: { reason: 'STOPPED_AFTER_END' } })
      }),
    )
  })

  test('it can stop anywhere before the end, for either side or for nobody', () => {
    fc.assert(
      fc.property(stopped, ending, side, (sets, outcome, winner) => {
        fc.pre(!judge('COMPLETED', sets).ok)
        expect(judge(outcome, sets, winner)).toMatchObject({ ok: true, winner })
        expect(judge('ABANDONED', sets)).toMatchObject({ ok: true, winner: null })
      }),
    )
  })

  test('what is written is read back the same, winner first', () => {
    fc.assert(
      fc.property(fc.oneof(playedOut, stopped), ending, side, (sets, stop, side) => {
        const completed = judge('COMPLETED', sets)
        const outcome = completed.ok ? 'COMPLETED' : stop
        const winner = (completed.ok && completed.winner) || side
        const text = formatScore({ outcome, sets }, winner)
        expect(parseScore(text, format)).toEqual({ ok: true, details: { outcome, sets: seenBy(winner, sets) } })
        expect(scoreAgrees(text, { outcome, sets }, format, winner)).toBe(true)
      }),
    )
  })

  test('a text agrees with no score of which another set is told', () => {
    fc.assert(
      fc.property(playedOut, playedOut, fc.nat(), side, (sets, others, number, winner) => {
        const index = number % sets.length
        // of the same place: a last set may have a longer tie-break, of whose points only the loser's are written
        const changed = sets.with(index, others[index] ?? { a: 0, b: 0 })
        const text = formatScore({ outcome: 'COMPLETED', sets }, winner)
        const isSameText = text === formatScore({ outcome: 'COMPLETED', sets: changed }, winner)
        expect(scoreAgrees(text, { outcome: 'COMPLETED', sets: changed }, format, winner)).toBe(isSameText)
      }),
    )
  })

  test('any numbers whatever are judged, and sides are judged alike', () => {
    fc.assert(
      fc.property(fc.array(anySet, { maxLength: 6 }), fc.constantFrom(...outcomes), side, (sets, outcome, winner) => {
        const verdict = judge(outcome, sets, winner)
        const mirrored = judge(outcome, sets.map(seenFromB), otherSide(winner))
        expect(mirrored.ok).toBe(verdict.ok)
        if (!verdict.ok) expect(mirrored).toEqual(verdict)
      }),
    )
  })

  test('any text whatever is answered', () => {
    const scoreLike = fc.string({ unit: fc.constantFrom(...'0123456789 :-()[],;retRWO/.'), maxLength: 24 })
    fc.assert(
      fc.property(fc.oneof(scoreLike, fc.string({ unit: 'binary' })), (text) => {
        const read = parseScore(text, format)
        if (!read.ok) expect(read.fault.reason).toBe('TEXT_UNREADABLE')
        else expect(typeof judgeScore(read.details, format, 'a').ok).toBe('boolean')
      }),
    )
  })
})
