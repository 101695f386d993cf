import fc from 'fast-check'
import { scoreGovernor } from 'tods-competition-factory'
import { describe, expect, test } from 'vitest'
import { playOnCourt } from '../../../test/court.ts'
import { runs } from '../../../test/property-runs.ts'
import { formatOf, type MatchTiebreak, OFFERED_FORMATS, type SetShape } from '../../leagues/match-format.ts'
import { judgeScore } from './judge-score.ts'
import { parseScore } from './parse-score.ts'
import type { Outcome, PlayedScore, PlayedSet, Side } from './score-details.ts'
import type { ScoreFault } from './score-fault.ts'

/** The reference: the validators of the field's own library, both of them. docs/decisions/0002 explains each difference. */
function referenceAccepts({ outcome, sets }: PlayedScore, code: string, winner: Side | undefined): boolean {
  const theirs = sets.map((set, index) =>
    inTheirWords(set, index + 1, code, outcome !== 'COMPLETED' && index + 1 === sets.length),
  )
  const winningSide = winner && { winningSide: numberOf(winner) }
  const asked = { matchUpFormat: code, matchUpStatus: outcome, score: { sets: theirs }, ...winningSide }
  const bySets = scoreGovernor.validateMatchUpScore(theirs, code, outcome)
  const asWhole = scoreGovernor.validateScore(asked as Parameters<typeof scoreGovernor.validateScore>[0])
  return bySets.isValid && asWhole.valid === true
}

const numberOf = (side: Side) => (side === 'a' ? 1 : 2)

function inTheirWords(set: PlayedSet, setNumber: number, code: string, mayBeOpen: boolean) {
  const isTiebreakSet = !('a' in set)
  const games = isTiebreakSet ? {} : { side1Score: set.a, side2Score: set.b }
  const points = set.tiebreak ? { side1TiebreakScore: set.tiebreak.a, side2TiebreakScore: set.tiebreak.b } : {}
  const told = { setNumber, ...games, ...points }
  const isDecidingSet = setNumber === formatOf(code).bestOf
  const asked = { set: told, matchUpFormat: code, isDecidingSet, isTiebreakSet, ignoreTiebreak: !set.tiebreak }
  const { a, b } = isTiebreakSet ? set.tiebreak : set
  const isOpen =
    a === b ||
    (mayBeOpen && !scoreGovernor.checkSetIsComplete(asked as Parameters<typeof scoreGovernor.checkSetIsComplete>[0]))
  return isOpen ? told : { ...told, winningSide: a > b ? 1 : 2 }
}

const STOPPED = ['RETIRED', 'DEFAULTED'] as const

/** What the reference lets stand and we refuse, by our reason, with an example of each that must stay true. */
const ONLY_REFERENCE_ACCEPTS: [Outcome, ScoreFault, string, string][] = [
  ['COMPLETED', 'SET_AFTER_END', 'SET3-S:6/TB7', '6:4 6:4 3:6'],
  ['COMPLETED', 'DECIDER_MUST_BE_TIEBREAK', 'SET3-S:6/TB7-F:TB10', '4:6 7:6(10:8) 7:6(10:8)'],
  ['COMPLETED', 'TIEBREAK_CONTRADICTS', 'SET3-S:6/TB7', '6:4 7:6(3:7)'],
  ['COMPLETED', 'TIEBREAK_IMPOSSIBLE', 'SET3-S:6/TB7', '6:4 7:6(10:3)'],
  ...STOPPED.flatMap((outcome): typeof ONLY_REFERENCE_ACCEPTS => [
    [outcome, 'STOPPED_AFTER_END', 'SET3-S:6/TB7', '6:4 6:2'],
    [outcome, 'SET_AFTER_END', 'SET3-S:6/TB7', '6:4 6:2 1:0'],
    [outcome, 'SET_UNFINISHED', 'SET3-S:6/TB7', '5:5 1:0'],
    [outcome, 'SET_IMPOSSIBLE', 'SET3-S:6/TB7', '7:7'],
    [outcome, 'TIEBREAK_CONTRADICTS', 'SET3-S:6/TB7', '7:6(3:7) 1:0'],
    [outcome, 'TIEBREAK_IMPOSSIBLE', 'SET3-S:6/TB7', '7:6(10:3) 1:0'],
    [outcome, 'TIEBREAK_UNFINISHED', 'SET3-S:6/TB7-F:TB10', '6:4 3:6 [9:9] 6:4'],
    [outcome, 'DECIDER_MUST_BE_TIEBREAK', 'SET3-S:6/TB7-F:TB10', '6:4 3:6 6:4'],
  ]),
]

const isOpenTiebreak = (set: PlayedSet | undefined) => set?.tiebreak !== undefined && 'a' in set && set.a === set.b

function read(text: string, code: string, outcome: Outcome): PlayedScore {
  const score = parseScore(text, formatOf(code))
  if (!score.ok) throw new RangeError(text)
  return { outcome, sets: score.details.sets }
}

function bothOn(score: PlayedScore, code: string, winner?: Side) {
  const ours = judgeScore(score, formatOf(code), winner)
  return {
    ours: ours.ok ? 'accepted' : ours.fault.reason,
    reference: referenceAccepts(score, code, winner) ? 'accepted' : 'refused',
  }
}

describe('the reference differs, and does so still,', () => {
  test.each(ONLY_REFERENCE_ACCEPTS)(
    '%s: letting stand what we refuse as %s, in %s: %s',
    (outcome, reason, code, text) => {
      expect(bothOn(read(text, code, outcome), code, 'a')).toEqual({ ours: reason, reference: 'accepted' })
    },
  )

  test.each(STOPPED)('%s: refusing what stops within the tie-break of a set', (outcome) => {
    const score = read('6:6(3:2)', 'SET3-S:6/TB7', outcome)
    expect(bothOn(score, 'SET3-S:6/TB7', 'a')).toEqual({ ours: 'accepted', reference: 'refused' })
  })

  test('refusing the unfinished set of an abandoned game', () => {
    const score = read('6:4 2:1', 'SET3-S:6/TB7', 'ABANDONED')
    expect(bothOn(score, 'SET3-S:6/TB7')).toEqual({ ours: 'accepted', reference: 'refused' })
  })

  test.each<[Outcome, PlayedSet[], ScoreFault]>([
    ['WALKOVER', [{ a: 6, b: 4 }], 'NO_SETS_EXPECTED'],
    ['COMPLETED', [], 'SETS_NEEDED'],
    ['RETIRED', [], 'SETS_NEEDED'],
  ])('%s: not minding the sets %j', (outcome, sets, reason) => {
    expect(bothOn({ outcome, sets }, 'SET3-S:6/TB7', 'a')).toEqual({ ours: reason, reference: 'accepted' })
  })
})

const side = fc.constantFrom('a', 'b')
const slip = fc.record({
  kind: fc.nat({ max: 6 }),
  place: fc.nat({ max: 4 }),
  side,
  by: fc.integer({ min: -3, max: 3 }),
})
type Slip = typeof slip extends fc.Arbitrary<infer T> ? T : never

/** One slip of the pen in a score. */
function withSlip(sets: PlayedSet[], { kind, place, side, by }: Slip): PlayedSet[] {
  const index = place % Math.max(sets.length, 1)
  const set = sets[index]
  if (!set) return sets
  const shifted = <T extends Record<Side, number>>(pair: T): T => ({ ...pair, [side]: Math.max(0, pair[side] + by) })
  if (kind === 0) return sets.toSpliced(index, 1)
  if (kind === 1) return [...sets, set]
  if (kind === 2 && set.tiebreak) return sets.with(index, { ...set, tiebreak: shifted(set.tiebreak) })
  if (!('a' in set)) return sets
  if (kind === 3) return sets.with(index, { ...set, a: set.b, b: set.a })
  if (kind === 4) return sets.with(index, { a: set.a, b: set.b })
  if (kind === 5) return sets.with(index, { ...set, tiebreak: { a: 7, b: 4 + by } })
  return sets.with(index, shifted(set))
}

const inTheirFormat = (decider: SetShape | MatchTiebreak) =>
  decider.kind === 'set'
    ? { setTo: decider.to, tiebreakAt: decider.tiebreakAt, tiebreakFormat: { tiebreakTo: decider.tiebreakTo } }
    : { tiebreakSet: { tiebreakTo: decider.to } }

describe.each([...OFFERED_FORMATS])('%s', (code) => {
  const format = formatOf(code)
  const playedOut = fc.infiniteStream(side).map((scorers) => playOnCourt(format, scorers))
  const stopped = fc.array(side, { minLength: 1, maxLength: 80 }).map((scorers) => playOnCourt(format, scorers))
  const slips = fc.array(slip, { maxLength: 2 })
  const tried = { numRuns: runs(200, 20_000) }

  test('means to the reference what it means to us', () => {
    const { bestOf, set, decider } = format
    expect(scoreGovernor.isValidMatchUpFormat({ matchUpFormat: code })).toBe(true)
    const parsed = scoreGovernor.parseMatchUpFormat(code)
    expect(parsed).toMatchObject({ bestOf, setFormat: inTheirFormat(set) })
    expect(parsed?.finalSetFormat).toEqual(decider && expect.objectContaining(inTheirFormat(decider)))
  })

  test('what is played out is accepted by both, for its winner only', () => {
    fc.assert(
      fc.property(playedOut, side, (sets, winner) => {
        const { ours, reference } = bothOn({ outcome: 'COMPLETED', sets }, code, winner)
        expect([ours, reference]).toEqual(
          ours === 'accepted' ? ['accepted', 'accepted'] : ['WINNER_DISAGREES', 'refused'],
        )
      }),
      tried,
    )
  })

  test('what stops on the way is accepted by both, but within the tie-break of a set', () => {
    fc.assert(
      fc.property(stopped, fc.constantFrom(...STOPPED), side, (sets, outcome, winner) => {
        fc.pre(!judgeScore({ outcome: 'COMPLETED', sets }, format).ok)
        const reference = isOpenTiebreak(sets.at(-1)) ? 'refused' : 'accepted'
        expect(bothOn({ outcome, sets }, code, winner)).toEqual({ ours: 'accepted', reference })
      }),
      tried,
    )
  })

  test('what was written with slips is refused by both, but for the differences above', () => {
    const known = new Set(ONLY_REFERENCE_ACCEPTS.map(([outcome, reason]) => `${outcome} ${reason}`))
    fc.assert(
      fc.property(
        fc.oneof(playedOut, stopped),
        slips,
        fc.constantFrom('COMPLETED', ...STOPPED),
        side,
        (played, slips, outcome, winner) => {
          const sets = slips.reduce(withSlip, played)
          fc.pre(sets.length > 0)
          const { ours, reference } = bothOn({ outcome, sets }, code, winner)
          const isKnown = reference === 'accepted' ? known.has(`${outcome} ${ours}`) : isOpenTiebreak(sets.at(-1))
          if (!isKnown) expect(reference).toBe(ours === 'accepted' ? 'accepted' : 'refused')
        },
      ),
      tried,
    )
  })
})
