import { describe, expect, test } from 'vitest'
import { formatOf } from '../../leagues/match-format.ts'
import { parseScore } from './parse-score.ts'

const DEFAULT = 'SET3-S:6/TB7-F:TB10'
const parse = (text: string, code = DEFAULT) => parseScore(text, formatOf(code))
const completed = (...sets: object[]) => ({ ok: true, details: { outcome: 'COMPLETED', sets } })

const sixFourSixThree = completed({ a: 6, b: 4 }, { a: 6, b: 3 })
const withTiebreak = completed({ a: 7, b: 6, tiebreak: { a: 7, b: 4 } }, { a: 6, b: 4 })
const withMatchTiebreak = completed({ a: 6, b: 4 }, { a: 3, b: 6 }, { tiebreak: { a: 10, b: 8 } })

describe('however two sets are typed, they are two sets', () => {
  test.each([
    '6:4 6:3',
    '6-4 6-3',
    '64 63',
    '6:4, 6:3',
    '6-4,6-3',
    '6:4; 6:3',
    ' 6:4   6:3 ',
    '6 : 4 6 : 3',
    '6 - 4, 6 - 3',
    '6–4 6–3',
    '6—4 6−3',
    '6:4\t6:3\n',
    '6:4\u00a06:3',
    '64, 6-3',
    '6:4 6:3,',
  ])('%j', (text) => {
    expect(parse(text)).toEqual(sixFourSixThree)
  })
})

describe('however a tie-break is typed, both sides get their points', () => {
  test.each([
    '7:6(4) 6:4',
    '7-6(4) 6-4',
    '76(4) 64',
    '7:6(7:4) 6:4',
    '7-6(7-4) 6-4',
    '7-6 (4) 6-4',
    '7:6( 7 : 4 ) 6:4',
  ])('%s', (text) => {
    expect(parse(text)).toEqual(withTiebreak)
  })
})

describe('the points of the one who lost a tie-break tell those of the winner', () => {
  test.each([
    ['7:6(0)', DEFAULT, { a: 7, b: 0 }],
    ['7:6(5)', DEFAULT, { a: 7, b: 5 }],
    ['7:6(6)', DEFAULT, { a: 8, b: 6 }],
    ['6:7(11)', DEFAULT, { a: 11, b: 13 }],
    ['4:3(4)', 'SET3-S:4/TB5@3', { a: 6, b: 4 }],
    ['4:3(2)', 'SET3-S:4/TB5@3', { a: 5, b: 2 }],
    ['7:6(8)', 'SET1-S:6/TB10', { a: 10, b: 8 }],
  ])('%s in %s', (text, code, tiebreak) => {
    expect(parse(text, code)).toMatchObject({ ok: true, details: { sets: [{ tiebreak }] } })
  })

  test('in the deciding set of a grand slam it is played to ten', () => {
    const read = parse('7:6(4) 6:7(4) 6:4 4:6 7:6(4)', 'SET5-S:6/TB7-F:6/TB10')
    const tiebreaks = read.ok ? read.details.sets.map((set) => set.tiebreak) : []
    expect(tiebreaks).toEqual([{ a: 7, b: 4 }, { a: 4, b: 7 }, undefined, undefined, { a: 10, b: 4 }])
  })
})

describe('however a deciding match tie-break is typed, it is one', () => {
  test.each([
    '6:4 3:6 [10:8]',
    '6-4 3-6 [10-8]',
    '64 36 [10-8]',
    '6:4 3:6 10:8',
    '6-4, 3-6, 10-8',
    '6:4 3:6 [ 10 : 8 ]',
  ])('%s', (text) => {
    expect(parse(text)).toEqual(withMatchTiebreak)
  })

  test('a set in its place stays a set, to be refused as one', () => {
    expect(parse('6:4 3:6 6:4')).toEqual(completed({ a: 6, b: 4 }, { a: 3, b: 6 }, { a: 6, b: 4 }))
  })

  test('stopped in the middle it needs no brackets either', () => {
    expect(parse('6:4 3:6 3:2 RET')).toMatchObject({
      ok: true,
      details: { sets: [{}, {}, { tiebreak: { a: 3, b: 2 } }] },
    })
  })

  test('where a third set is played, ten games stay games', () => {
    expect(parse('6:4 3:6 10:8', 'SET3-S:6/TB7')).toEqual(completed({ a: 6, b: 4 }, { a: 3, b: 6 }, { a: 10, b: 8 }))
  })
})

describe('the end of a game that was not played out has many spellings', () => {
  test.each([
    ['RETIRED', ['RET', 'ret', 'Ret.', 'retired', 'Retired', 'відм.', 'ВІДМ.', 'відмова', 'зняття', 'знявся']],
    ['WALKOVER', ['W/O', 'w/o', 'WO', 'W.O.', 'w.o', 'Walkover', 'неявка', 'Неявка']],
    ['DEFAULTED', ['DEF', 'Def.', 'def', 'default', 'Defaulted', 'дискваліфікація']],
    ['DOUBLE_DEFAULT', ['DEF/DEF', 'def./def.']],
    ['ABANDONED', ['ABN', 'abn.', 'ABD', 'abandoned', 'перервано']],
  ])('%s: %j', (outcome, spellings) => {
    for (const ending of spellings) {
      expect(parse(ending)).toEqual({ ok: true, details: { outcome, sets: [] } })
      expect(parse(`6-5 ${ending}`)).toEqual({ ok: true, details: { outcome, sets: [{ a: 6, b: 5 }] } })
      expect(parse(`6:5, ${ending}`)).toEqual(parse(`65 ${ending}`))
    }
  })

  test('points of an unfinished tie-break are kept', () => {
    expect(parse('6:6(3:2) RET')).toEqual({
      ok: true,
      details: { outcome: 'RETIRED', sets: [{ a: 6, b: 6, tiebreak: { a: 3, b: 2 } }] },
    })
  })
})

describe('what is not a score is told with its place', () => {
  test.each([
    ['', undefined],
    ['  ', undefined],
    [',', undefined],
    ['RET 6:4', 1],
    ['6:4 6:3 hello', undefined],
    ['winner', undefined],
    ['6', 1],
    ['6:4 6', 2],
    ['6:4 6:3:2', 2],
    ['6:4 643', 2],
    ['6:4 [10]', 2],
    ['6:4 [10-8', 2],
    ['6:4 6:6(3) RET', 2],
    ['6:4 7:6(', 2],
    ['6:4 7:6()', 2],
    ['6:4 -6:3', undefined],
    ['100:4', 1],
    ['6.4 6.3', 1],
    ['6:4 7:6(4', 2],
    ['6:4 7:6(100)', 2],
  ])('%j', (text, set) => {
    const read = parse(text)
    expect(read.ok).toBe(false)
    if (!read.ok) expect(read.fault.reason).toBe('TEXT_UNREADABLE')
    if (!read.ok && set) expect(read.fault.set).toBe(set)
  })
})
