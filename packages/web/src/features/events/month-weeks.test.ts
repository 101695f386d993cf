import { expect, it } from 'vitest'
import { monthWeeks } from './month-weeks.ts'

it('a month stands in whole weeks, from Monday on', () => {
  const november = monthWeeks('2026-11-24')
  expect(november.map(([monday]) => monday)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
  expect(november.at(-1)?.at(-1)).toBe('2026-12-06')
  expect(monthWeeks('2027-02-01')).toHaveLength(4) // begins on a Monday
})
