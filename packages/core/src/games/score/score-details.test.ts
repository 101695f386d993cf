import { expect, test } from 'vitest'
import { scoreDetails } from './score-details.ts'

const sixFour = { a: 6, b: 4 }
const isShaped = (sets: unknown, rest: object = {}) =>
  scoreDetails.safeParse({ outcome: 'COMPLETED', sets, ...rest }).success

test.each([
  ['no sets', []],
  ['sets', [sixFour, sixFour]],
  ['a tie-break', [{ a: 7, b: 6, tiebreak: { a: 7, b: 5 } }]],
  ['a match tie-break', [{ tiebreak: { a: 10, b: 8 } }]],
  ['a long tie-break', [{ a: 7, b: 6, tiebreak: { a: 101, b: 99 } }]],
])('%s can be sent', (_, sets) => {
  expect(isShaped(sets)).toBe(true)
})

test.each([
  ['a set of one side', [{ a: 6 }]],
  ['an empty set', [{}]],
  ['negative games', [{ a: 6, b: -1 }]],
  ['half a game', [{ a: 6, b: 4.5 }]],
  ['games as text', [{ a: '6', b: '4' }]],
  ['a hundred games', [{ a: 100, b: 98 }]],
  ['a hundred and two points', [{ tiebreak: { a: 102, b: 100 } }]],
  ['half a tie-break', [{ a: 7, b: 6, tiebreak: { a: 7 } }]],
  ['a tie-break that is null', [{ a: 7, b: 6, tiebreak: null }]],
  ['an unknown field of a set', [{ ...sixFour, c: 1 }]],
  ['six sets', Array(6).fill(sixFour)],
  ['sets that are no list', sixFour],
])('%s is refused', (_, sets) => {
  expect(isShaped(sets)).toBe(false)
})

test('who retired and the format may be named, nothing else', () => {
  expect(isShaped([sixFour], { outcome: 'RETIRED', retiredId: 7, format: 'SET3-S:6/TB7' })).toBe(true)
  expect(isShaped([sixFour], { outcome: 'RETIRED', retiredId: 0 })).toBe(false)
  expect(isShaped([sixFour], { outcome: 'WON' })).toBe(false)
  expect(isShaped([sixFour], { winner: 'a' })).toBe(false)
})
