import { expect, test } from 'vitest'
import { impliedFormat } from './implied-format.ts'

test.each([
  [3, '6-4 7-6(4)', 'SET3-S:6/TB7'],
  [3, '6-4 3-6 6-4', 'SET3-S:6/TB7'],
  [3, '6-4 6-7(4) [10-4]', 'SET3-S:6/TB7-F:TB10'],
  [3, '6-4 6-7(4) 10-4', 'SET3-S:6/TB7-F:TB10'],
  [3, '6-7(3) 6-2 [1-0]', 'SET3-S:6/TB7-F:TB10'],
  [3, '6-7(3) 6-2 [1-0] RET', 'SET3-S:6/TB7-F:TB10'],
  [3, '5-3 2-4 5-4(5)', 'SET3-S:4/TB7'],
  [3, '4-2 2-4 [10-7]', 'SET3-S:4/TB7-F:TB10'],
  [3, '4-3(4) 4-2', 'SET3-S:4/TB5@3'],
  [3, '0-0 RET', 'SET3-S:6/TB7'],
  [3, 'W/O', 'SET3-S:6/TB7'],
  [3, '6-5 Def.', 'SET3-S:6/TB7'],
  [3, '6-6 6-4', 'SET3-S:6/TB7'],
  [3, 'no score', 'SET3-S:6/TB7'],
  [5, '6-4 6-4 7-6(8)', 'SET5-S:6/TB7-F:6/TB10'],
  [5, '6-4 4-6 6-4 4-6 7-6(7-4)', 'SET5-S:6/TB7'],
  [5, '3-4(6) 4-1 4-2 3-4(9) 4-1', 'SET5-S:4/TB7@3'],
  [5, '4-3(5) 2-1 RET', 'SET5-S:4/TB7@3'],
  [5, '4-1 RET', 'SET5-S:6/TB7-F:6/TB10'],
  [1, '7-5', 'SET1-S:6/TB7'],
  [1, '9-8(3)', 'SET1-S:8/TB7'],
  [1, '4-2', 'SET1-S:4/TB7'],
] as const)('best of %i, "%s" was played as %s', (bestOf, text, code) => {
  expect(impliedFormat(bestOf, text)).toBe(code)
})
