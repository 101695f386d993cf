import { describe, expect, test } from 'vitest'
import { formatOf } from '../../leagues/match-format.ts'
import { judgeScore } from './judge-score.ts'
import { parseScore } from './parse-score.ts'
import type { PlayedScore, Side } from './score-details.ts'

const read = (text: string, code: string): PlayedScore => {
  const score = parseScore(text, formatOf(code))
  if (!score.ok) throw new RangeError(text)
  return score.details
}
const judge = (text: string, code: string, winner?: Side) => judgeScore(read(text, code), formatOf(code), winner)
const faultOf = (text: string, code: string, winner?: Side) => {
  const verdict = judge(text, code, winner)
  return verdict.ok ? 'none' : verdict.fault
}

const BEST_OF_THREE = 'SET3-S:6/TB7'
const WITH_MATCH_TIEBREAK = 'SET3-S:6/TB7-F:TB10'
const SHORT = 'SET3-S:4/TB7'
const FAST4 = 'SET3-S:4/TB5@3'
const PRO_SET = 'SET1-S:8/TB7'
const GRAND_SLAM = 'SET5-S:6/TB7-F:6/TB10'
const YOUTH_FINAL = 'SET5-S:4/TB7@3'

describe('a score is true and won by the one written first', () => {
  test.each([
    [BEST_OF_THREE, '6:4 6:4'],
    [BEST_OF_THREE, '7:5 6:7(5) 7:6(8)'],
    [BEST_OF_THREE, '7:6 6:4'],
    [BEST_OF_THREE, '6:0 6:0'],
    [BEST_OF_THREE, '6:4 3:6 6:4'],
    [BEST_OF_THREE, '7:6(0) 7:6(20)'],
    [WITH_MATCH_TIEBREAK, '6:0 0:6 [10:8]'],
    [WITH_MATCH_TIEBREAK, '6:4 3:6 [11:9]'],
    [WITH_MATCH_TIEBREAK, '6:4 3:6 [10:0]'],
    [WITH_MATCH_TIEBREAK, '6:4 6:4'],
    [SHORT, '5:3 5:4(4)'],
    [SHORT, '4:0 2:4 4:2'],
    [FAST4, '4:3(4) 4:2'],
    [FAST4, '4:2 3:4(0) 4:3'],
    [PRO_SET, '9:8(4)'],
    [PRO_SET, '9:7'],
    [PRO_SET, '8:6'],
    [GRAND_SLAM, '6:4 4:6 7:6(3) 6:7(4) 7:6(8)'],
    [GRAND_SLAM, '6:4 4:6 7:6(3) 6:7(4) 7:6(12:10)'],
    [YOUTH_FINAL, '4:2 1:4 3:4(6) 4:3(5) 4:1'],
    ['SET1-S:6/TB7', '7:5'],
  ])('%s: %s', (code, text) => {
    expect(judge(text, code)).toMatchObject({ ok: true, winner: 'a' })
  })
})

describe('a score cannot be true', () => {
  test.each([
    [BEST_OF_THREE, '6:5 6:4', 1, 'SET_UNFINISHED'],
    [BEST_OF_THREE, '7:4 6:2', 1, 'SET_IMPOSSIBLE'],
    [BEST_OF_THREE, '8:6 6:4', 1, 'SET_IMPOSSIBLE'],
    [BEST_OF_THREE, '6:4 6:4 6:1', 3, 'SET_AFTER_END'],
    [BEST_OF_THREE, '6:4 3:6', 3, 'DECIDER_MISSING'],
    [BEST_OF_THREE, '6:4', 2, 'SET_MISSING'],
    [BEST_OF_THREE, '6:4 7:5(4)', 2, 'TIEBREAK_NOT_ALLOWED'],
    [BEST_OF_THREE, '6:4 6:0(4)', 2, 'TIEBREAK_NOT_ALLOWED'],
    [BEST_OF_THREE, '6:4 7:6(3:7)', 2, 'TIEBREAK_CONTRADICTS'],
    [BEST_OF_THREE, '6:4 6:7(7:3)', 2, 'TIEBREAK_CONTRADICTS'],
    [BEST_OF_THREE, '6:4 6:6(7:3)', 2, 'TIEBREAK_CONTRADICTS'],
    [BEST_OF_THREE, '6:4 7:6(6:5)', 2, 'TIEBREAK_UNFINISHED'],
    [BEST_OF_THREE, '6:4 7:6(8:5)', 2, 'TIEBREAK_IMPOSSIBLE'],
    [BEST_OF_THREE, '6:4 6:6', 2, 'SET_UNFINISHED'],
    [BEST_OF_THREE, '6:4 6:6(3:2)', 2, 'SET_UNFINISHED'],
    [BEST_OF_THREE, '6:4 7:7', 2, 'SET_IMPOSSIBLE'],
    [BEST_OF_THREE, '6:4 8:7(3)', 2, 'SET_IMPOSSIBLE'],
    [BEST_OF_THREE, '6:4 3:6 [10:8]', 3, 'SET_MUST_HAVE_GAMES'],
    [BEST_OF_THREE, '[10:8] 6:4', 1, 'SET_MUST_HAVE_GAMES'],
    [WITH_MATCH_TIEBREAK, '6:4 3:6 [10:9]', 3, 'TIEBREAK_UNFINISHED'],
    [WITH_MATCH_TIEBREAK, '6:4 3:6 [7:5]', 3, 'TIEBREAK_UNFINISHED'],
    [WITH_MATCH_TIEBREAK, '6:4 3:6 [12:9]', 3, 'TIEBREAK_IMPOSSIBLE'],
    [WITH_MATCH_TIEBREAK, '6:4 3:6 6:4', 3, 'DECIDER_MUST_BE_TIEBREAK'],
    [WITH_MATCH_TIEBREAK, '6:7(3) 6:2 [1:0]', 3, 'TIEBREAK_UNFINISHED'],
    [WITH_MATCH_TIEBREAK, '6:4 6:4 [10:8]', 3, 'SET_AFTER_END'],
    [SHORT, '4:3 4:0', 1, 'SET_UNFINISHED'],
    [SHORT, '6:4 4:0', 1, 'SET_IMPOSSIBLE'],
    [FAST4, '5:3 4:0', 1, 'SET_IMPOSSIBLE'],
    [FAST4, '4:0 5:4(4)', 2, 'SET_IMPOSSIBLE'],
    [FAST4, '4:3(7:4) 4:0', 1, 'TIEBREAK_IMPOSSIBLE'],
    [PRO_SET, '8:7', 1, 'SET_UNFINISHED'],
    [PRO_SET, '10:8', 1, 'SET_IMPOSSIBLE'],
    [GRAND_SLAM, '6:4 6:4', 3, 'SET_MISSING'],
    [GRAND_SLAM, '6:4 4:6 6:4 4:6', 5, 'DECIDER_MISSING'],
    [GRAND_SLAM, '6:4 4:6 6:4 4:6 7:6(7:4)', 5, 'TIEBREAK_UNFINISHED'],
    [GRAND_SLAM, '7:6(10:4) 6:4 6:4', 1, 'TIEBREAK_IMPOSSIBLE'],
  ] as const)('%s: %s, set %i: %s', (code, text, set, reason) => {
    expect(faultOf(text, code)).toEqual({ set, reason })
  })

  test('when nothing was played and yet it is over', () => {
    expect(judgeScore({ outcome: 'COMPLETED', sets: [] }, formatOf(BEST_OF_THREE))).toEqual({
      ok: false,
      fault: { reason: 'SETS_NEEDED' },
    })
  })
})

const EVERY_BEST_OF = [BEST_OF_THREE, WITH_MATCH_TIEBREAK, GRAND_SLAM]

describe.each(EVERY_BEST_OF)('%s: one may retire', (code) => {
  test.each(['6:4 2:3', '5:5', '6:5', '6:6', '6:6(3:2)', '6:6(9:9)', '6:3 0:0', '6:3', '0:0', '6:4 4:6'])(
    'at %s',
    (score) => {
      expect(judge(`${score} RET`, code, 'b')).toMatchObject({ ok: true, winner: 'b' })
    },
  )

  test.each([
    ['7:3', { set: 1, reason: 'SET_IMPOSSIBLE' }],
    ['6:4 7:3', { set: 2, reason: 'SET_IMPOSSIBLE' }],
    ['5:5 0:0', { set: 1, reason: 'SET_UNFINISHED' }],
    ['6:6(7:2)', { set: 1, reason: 'TIEBREAK_CONTRADICTS' }],
    ['5:4(3:2)', { set: 1, reason: 'TIEBREAK_NOT_ALLOWED' }],
    ['', { reason: 'SETS_NEEDED' }],
  ])('but not at "%s"', (score, fault) => {
    expect(faultOf(`${score} RET`, code, 'a')).toEqual(fault)
  })
})

describe('nobody retires when it is over', () => {
  test.each([
    [BEST_OF_THREE, '6:4 6:2'],
    [WITH_MATCH_TIEBREAK, '6:4 3:6 [10:8]'],
    [PRO_SET, '8:2'],
    [GRAND_SLAM, '6:4 6:2 6:0'],
    [FAST4, '4:3(4) 4:2'],
  ])('%s: %s', (code, score) => {
    for (const ending of ['RET', 'DEF'])
      expect(faultOf(`${score} ${ending}`, code, 'a')).toEqual({ reason: 'STOPPED_AFTER_END' })
    expect(faultOf(`${score} ABN`, code)).toEqual({ reason: 'STOPPED_AFTER_END' })
  })

  test('nor begins a set after it', () => {
    expect(faultOf('6:4 6:2 0:0 RET', BEST_OF_THREE, 'a')).toEqual({ set: 3, reason: 'SET_AFTER_END' })
  })
})

test('one may retire in the deciding match tie-break', () => {
  expect(judge('6:4 3:6 [3:2] RET', WITH_MATCH_TIEBREAK, 'b')).toMatchObject({ ok: true, winner: 'b' })
  expect(faultOf('6:4 3:6 2:1 ret', BEST_OF_THREE, 'b')).toBe('none')
})

describe('one may be defaulted', () => {
  test.each(['DEF', '6-5 Def.', '7-6(7) DEF', '6:6(3:2) DEF'])('%s', (text) => {
    expect(judge(text, BEST_OF_THREE, 'a')).toMatchObject({ ok: true, winner: 'a' })
  })
})

describe('the winner', () => {
  test('of a completed game follows from its sets, whoever is first', () => {
    expect(judge('4:6 6:3 4:6', BEST_OF_THREE)).toMatchObject({ ok: true, winner: 'b' })
    expect(judge('4:6 6:3 4:6', BEST_OF_THREE, 'b')).toMatchObject({ ok: true, winner: 'b' })
  })

  test('that disagrees with the sets is refused', () => {
    expect(faultOf('6:4 6:4', BEST_OF_THREE, 'b')).toEqual({ reason: 'WINNER_DISAGREES' })
  })

  test.each(['6:4 2:3 RET', 'W/O', 'DEF', '6:4 DEF'])('of "%s" is whoever is named, and somebody must be', (text) => {
    expect(judge(text, BEST_OF_THREE, 'a')).toMatchObject({ ok: true, winner: 'a' })
    expect(judge(text, BEST_OF_THREE, 'b')).toMatchObject({ ok: true, winner: 'b' })
    expect(faultOf(text, BEST_OF_THREE)).toEqual({ reason: 'WINNER_NEEDED' })
  })

  test.each(['DEF/DEF', '6:4 2:3 ABN', 'ABN'])('of "%s" is nobody', (text) => {
    expect(judge(text, BEST_OF_THREE)).toMatchObject({ ok: true, winner: null })
    expect(faultOf(text, BEST_OF_THREE, 'a')).toEqual({ reason: 'NO_WINNER_EXPECTED' })
  })
})

test.each(['6:4 W/O', '6:4 6:4 W.O.', '6:4 DEF/DEF'])('nothing was played in "%s"', (text) => {
  expect(faultOf(text, BEST_OF_THREE)).toEqual({ reason: 'NO_SETS_EXPECTED' })
})

describe('sets and games are counted', () => {
  test.each([
    ['6:4 3:6 [10:8]', { a: 2, b: 1 }, { a: 10, b: 10 }],
    ['6:4 3:6 [8:10]', { a: 1, b: 2 }, { a: 9, b: 11 }],
    ['7:6 6:0', { a: 2, b: 0 }, { a: 13, b: 6 }],
    ['6:4 2:3 RET', { a: 1, b: 0 }, { a: 8, b: 7 }],
    ['6:6(3:2) RET', { a: 0, b: 0 }, { a: 6, b: 6 }],
    ['6:4 3:6 [8:3] RET', { a: 1, b: 1 }, { a: 9, b: 10 }],
    ['W.O.', { a: 0, b: 0 }, { a: 0, b: 0 }],
  ])('%s', (text, setsWon, gamesWon) => {
    const winner = /[a-z]/i.test(text) ? 'a' : undefined
    expect(judge(text, WITH_MATCH_TIEBREAK, winner)).toMatchObject({ ok: true, setsWon, gamesWon })
  })
})
