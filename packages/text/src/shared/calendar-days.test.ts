import { expect, it } from 'vitest'
import { monthTitle, nearDay, wholeDate, wholeDateTime } from './calendar-days.ts'
import { monthHeading } from './month-heading.ts'

const today = '2026-11-21'

it('a day of the calendar is named in Ukrainian, with the year when it is another', () => {
  expect(wholeDate(today, today)).toBe('субота, 21 листопада')
  expect(wholeDate('2027-01-02', today)).toBe('субота, 2 січня 2027')
  expect(wholeDateTime('2026-11-21T18:00', today)).toBe('субота, 21 листопада, 18:00')
  expect([monthTitle(today), monthHeading(today)]).toEqual(['листопад 2026', 'Листопад 2026'])
  expect(['2026-11-20', today, '2026-11-22', '2026-11-23'].map((date) => nearDay(date, today))).toEqual([
    'учора',
    'сьогодні',
    'завтра',
    undefined,
  ])
})
