import { expect, test } from 'vitest'
import { formatScore } from './format-score.ts'
import type { PlayedScore } from './score-details.ts'

const decided: PlayedScore['sets'] = [{ a: 6, b: 4 }, { a: 3, b: 6 }, { tiebreak: { a: 10, b: 8 } }]

test.each<[string, PlayedScore, 'a' | 'b' | null]>([
  ['6:4 3:6 [10:8]', { outcome: 'COMPLETED', sets: decided }, 'a'],
  ['4:6 6:3 [8:10] RET', { outcome: 'RETIRED', sets: decided }, 'b'],
  ['7:6(5)', { outcome: 'COMPLETED', sets: [{ a: 7, b: 6, tiebreak: { a: 7, b: 5 } }] }, 'a'],
  ['7:6(5)', { outcome: 'COMPLETED', sets: [{ a: 6, b: 7, tiebreak: { a: 5, b: 7 } }] }, 'b'],
  ['7:6', { outcome: 'COMPLETED', sets: [{ a: 7, b: 6 }] }, 'a'],
  [
    '6:7(11) 6:6(3:2) RET',
    {
      outcome: 'RETIRED',
      sets: [
        { a: 6, b: 7, tiebreak: { a: 11, b: 13 } },
        { a: 6, b: 6, tiebreak: { a: 3, b: 2 } },
      ],
    },
    'a',
  ],
  ['6:6(2:3) RET', { outcome: 'RETIRED', sets: [{ a: 6, b: 6, tiebreak: { a: 3, b: 2 } }] }, 'b'],
  ['W.O.', { outcome: 'WALKOVER', sets: [] }, 'b'],
  ['DEF', { outcome: 'DEFAULTED', sets: [] }, 'a'],
  ['6:5 DEF', { outcome: 'DEFAULTED', sets: [{ a: 5, b: 6 }] }, 'b'],
  ['DEF/DEF', { outcome: 'DOUBLE_DEFAULT', sets: [] }, null],
  [
    '2:6 1:0 ABN',
    {
      outcome: 'ABANDONED',
      sets: [
        { a: 2, b: 6 },
        { a: 1, b: 0 },
      ],
    },
    null,
  ],
])('%s is written winner first', (text, score, winner) => {
  expect(formatScore(score, winner)).toBe(text)
})
