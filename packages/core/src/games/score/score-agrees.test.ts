import { describe, expect, test } from 'vitest'
import { formatOf } from '../../leagues/match-format.ts'
import { scoreAgrees } from './score-agrees.ts'
import type { PlayedScore } from './score-details.ts'

const format = formatOf('SET3-S:6/TB7-F:TB10')
const lostByA: PlayedScore = {
  outcome: 'COMPLETED',
  sets: [{ a: 6, b: 7, tiebreak: { a: 5, b: 7 } }, { a: 6, b: 3 }, { tiebreak: { a: 8, b: 10 } }],
}
const retired: PlayedScore = {
  outcome: 'RETIRED',
  sets: [
    { a: 6, b: 7 },
    { a: 3, b: 2 },
  ],
}

describe('a text that only differs in writing agrees', () => {
  test.each(['7:6(5) 3:6 [10:8]', '7-6(7-5), 3-6, 10-8', '76 36 [10-8]'])('%s', (text) => {
    expect(scoreAgrees(text, lostByA, format, 'b')).toBe(true)
  })

  test.each(['7:6 2:3 RET', '7:6(4) 2:3 відм.'])('%s', (text) => {
    expect(scoreAgrees(text, retired, format, 'b')).toBe(true)
  })

  test('also where nobody won', () => {
    expect(scoreAgrees('6:7 3:2 abn', { ...retired, outcome: 'ABANDONED' }, format, null)).toBe(true)
  })
})

describe('a text that says something else does not', () => {
  test.each([
    '6:7(5) 6:3 [8:10]',
    '7:6(4) 3:6 [10:8]',
    '7:6(5) 3:6 [10:7]',
    '7:6(5) 3:6',
    '7:6(5) 3:6 [10:8] RET',
    '7:6(5) 2:6 [10:8]',
    '7:6(5) 3:6 6:4',
    '7:6(5) [10:8] 3:6',
    'на свято',
    '',
  ])('"%s"', (text) => {
    expect(scoreAgrees(text, lostByA, format, 'b')).toBe(false)
  })

  test.each(['7:6 2:3', '7:6 2:3 DEF', '6:7 3:2 RET', '7:6 2:3 0:0 RET'])('%s', (text) => {
    expect(scoreAgrees(text, retired, format, 'b')).toBe(false)
  })
})
