import { expect, test } from 'vitest'
import { formatOf, OFFERED_FORMATS } from '../../leagues/match-format.ts'
import { formatWeight } from './format-weight.ts'

const weightOf = (code: string) => formatWeight(formatOf(code))

test.each([
  ['SET3-S:6/TB7', 1],
  ['SET5-S:6/TB7', 1],
  ['SET5-S:6/TB7-F:6/TB10', 1],
  ['SET3-S:6/TB7-F:TB10', 0.9],
  ['SET1-S:8/TB7', 0.7],
  ['SET3-S:4/TB7', 0.7],
  ['SET3-S:4/TB7-F:TB10', 0.7],
  ['SET3-S:4/TB5@3', 0.7],
  ['SET5-S:4/TB7@3', 0.7],
  ['SET1-S:6/TB7', 0.5],
  ['SET1-S:4/TB7', 0.5],
])('a result of %s counts %d', (code, weight) => {
  expect(weightOf(code)).toBe(weight)
})

test('every offered format has a weight between a half and one', () => {
  for (const code of OFFERED_FORMATS) expect(weightOf(code)).toSatisfy((weight: number) => weight >= 0.5 && weight <= 1)
})
