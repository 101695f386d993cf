import { expect, it } from 'vitest'
import { kyivMonth, monthsUpTo } from './months.ts'

it.each([
  ['2026-10-31T21:59:59Z', '2026-10', 'winter time: the month ends two hours before that of Greenwich'],
  ['2026-10-31T22:00:00Z', '2026-11', 'winter time: midnight in Kyiv'],
  ['2026-06-30T20:59:59Z', '2026-06', 'summer time: three hours before'],
  ['2026-06-30T21:00:00Z', '2026-07', 'summer time: midnight in Kyiv'],
  ['2026-03-31T20:59:59Z', '2026-03', 'two days after the clocks went forward'],
  ['2026-03-31T21:00:00Z', '2026-04', 'two days after the clocks went forward, midnight'],
  ['2024-03-31T21:00:00Z', '2024-04', 'the month that begins on the day the clocks went forward'],
  ['2021-10-31T22:00:00Z', '2021-11', 'the month that begins on the day the clocks went back'],
  ['2026-12-31T22:00:00Z', '2027-01', 'New Year'],
])('%s lies in %s: %s', (at, month) => expect(kyivMonth(new Date(at))).toBe(month))

it('the last months end with the present one and cross the New Year', () => {
  expect(monthsUpTo(new Date('2026-02-10T12:00:00Z'), 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsUpTo(new Date('2026-12-31T21:59:59Z'), 12).slice(-2)).toEqual(['2026-11', '2026-12'])
  expect(monthsUpTo(new Date('2026-12-31T22:00:00Z'), 12).slice(-2)).toEqual(['2026-12', '2027-01'])
})
