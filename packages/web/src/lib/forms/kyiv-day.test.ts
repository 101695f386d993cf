import { expect, it } from 'vitest'
import { dayStart, nextDayStart } from './kyiv-day.ts'

it('begins and ends a day by the clock of Kyiv', () => {
  expect([dayStart('2026-11-21'), nextDayStart('2026-11-21')]).toEqual([
    '2026-11-20T22:00:00.000Z',
    '2026-11-21T22:00:00.000Z',
  ])
})
it('knows the day that has 25 hours, and the end of a month', () => {
  expect([dayStart('2026-10-25'), nextDayStart('2026-10-25')]).toEqual([
    '2026-10-24T21:00:00.000Z',
    '2026-10-25T22:00:00.000Z',
  ])
  expect(nextDayStart('2026-02-28')).toBe(dayStart('2026-03-01'))
})
