import { describe, expect, test } from 'vitest'
import { DEFAULT_FORMAT, formatOf, OFFERED_FORMATS, parseFormat, setsToWin, stageOf } from './match-format.ts'

const six = { kind: 'set', to: 6, tiebreakAt: 6, tiebreakTo: 7 }
describe('a format code says', () => {
  test.each([
    ['SET3-S:6/TB7', { bestOf: 3, set: six }],
    ['SET5-S:6/TB7', { bestOf: 5, set: six }],
    ['SET1-S:6/TB7', { bestOf: 1, set: six }],
    ['SET3-S:6/TB7-F:TB10', { bestOf: 3, set: six, decider: { kind: 'match-tiebreak', to: 10 } }],
    ['SET5-S:6/TB7-F:6/TB10', { bestOf: 5, set: six, decider: { ...six, tiebreakTo: 10 } }],
    ['SET3-S:4/TB7', { bestOf: 3, set: { kind: 'set', to: 4, tiebreakAt: 4, tiebreakTo: 7 } }],
    ['SET3-S:4/TB5@3', { bestOf: 3, set: { kind: 'set', to: 4, tiebreakAt: 3, tiebreakTo: 5 } }],
    ['SET5-S:4/TB7@3', { bestOf: 5, set: { kind: 'set', to: 4, tiebreakAt: 3, tiebreakTo: 7 } }],
    ['SET1-S:8/TB7', { bestOf: 1, set: { kind: 'set', to: 8, tiebreakAt: 8, tiebreakTo: 7 } }],
    ['SET3-S:6/TB7@6', { bestOf: 3, set: six }],
    [
      'SET3-S:4/TB5@3-F:TB7',
      {
        bestOf: 3,
        set: { kind: 'set', to: 4, tiebreakAt: 3, tiebreakTo: 5 },
        decider: { kind: 'match-tiebreak', to: 7 },
      },
    ],
    ['SET3-S:6/TB7-F:4/TB5@3', { bestOf: 3, set: six, decider: { kind: 'set', to: 4, tiebreakAt: 3, tiebreakTo: 5 } }],
  ])('%s', (code, meaning) => {
    expect(parseFormat(code)).toEqual({ code, ...meaning })
  })
})

test.each([
  '',
  'SET2-S:6/TB7',
  'SET3-S:6',
  'SET3-S:T20',
  'SET3-S:TB10',
  'SET3-S:6NOAD/TB7',
  'SET3-S:6/TB7NOAD',
  'SET3-S:06/TB7',
  'SET3-S:0/TB7',
  'SET3-S:1/TB7',
  'SET3-S:6/TB0',
  'SET3-S:6/TB7@4',
  'SET3-S:6/TB7@12',
  'SET3-S:6/TB7-F:6',
  'SET3-S:6/TB7-F:TB',
  'SET3-S:6/TB7-F:6/TB10@2',
  'SET1-S:6/TB7-F:TB10',
  'set3-s:6/tb7',
  ' SET3-S:6/TB7',
  'SET3-S:6/TB7\n',
  'SET3-S:100/TB7',
])('%j is not a format that can be played here', (code) => {
  expect(parseFormat(code)).toBeUndefined()
})

test('a stored code that is no format is a defect, told by name', () => {
  expect(() => formatOf('SET9')).toThrow(new RangeError('Not a match format: SET9'))
})

test('every offered format can be played, once each, the default first', () => {
  expect(OFFERED_FORMATS.map((code) => parseFormat(code)?.code)).toEqual([...new Set(OFFERED_FORMATS)])
  expect(OFFERED_FORMATS[0]).toBe(DEFAULT_FORMAT)
})

test('only the last possible set is played as the decider', () => {
  const format = formatOf('SET3-S:6/TB7-F:TB10')
  expect([1, 2, 3].map((setNumber) => stageOf(format, setNumber).kind)).toEqual(['set', 'set', 'match-tiebreak'])
  expect(stageOf(formatOf('SET3-S:6/TB7'), 3)).toEqual(six)
})

test('one, two or three sets win', () => {
  expect(['SET1-S:8/TB7', 'SET3-S:6/TB7', 'SET5-S:6/TB7'].map((code) => setsToWin(formatOf(code)))).toEqual([1, 2, 3])
})

test('nobody can change a format that was read', () => {
  const format = formatOf('SET5-S:6/TB7-F:6/TB10')
  expect([format, format.set, format.decider].every((part) => Object.isFrozen(part))).toBe(true)
})
