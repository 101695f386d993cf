import { describe, expect, it } from 'vitest'
import { dayOf, firstOfMonth, isWeekend, laterDay, minuteOfDay, momentOf } from './kyiv-time.ts'

const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000

describe('the calendar of Kyiv', () => {
  it.each([
    ['in winter', '2026-01-15', '2026-01-15T16:30:00Z'],
    ['in summer', '2026-07-15', '2026-07-15T15:30:00Z'],
    ['on the day the clocks go forward', '2027-03-28', '2027-03-28T15:30:00Z'],
    ['on the day the clocks go back', '2026-10-25', '2026-10-25T16:30:00Z'],
  ])('knows when it is half past six in the evening %s', (_, date, instant) => {
    const at = momentOf(day(date), 18.5 * 60)
    expect(at).toEqual(new Date(instant))
    expect([dayOf(at), minuteOfDay(at)]).toEqual([day(date), 18.5 * 60])
  })

  it('begins its day before UTC does', () => {
    expect(dayOf(new Date('2026-11-20T22:00:00Z'))).toBe(day('2026-11-21'))
  })

  it('counts months over the turn of the year', () => {
    expect(firstOfMonth(day('2026-01-31'), -2)).toBe(day('2025-11-01'))
  })

  it('counts months and days later, as far as the month goes', () => {
    expect(laterDay(day('2026-11-30'), 3, 0)).toBe(day('2027-02-28'))
    expect(laterDay(day('2027-01-15'), 2, 20)).toBe(day('2027-04-04'))
  })

  it('has its weekend on Saturday and Sunday', () => {
    const weekend = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].filter((date) => isWeekend(day(date)))
    expect(weekend).toEqual(['2026-11-21', '2026-11-22'])
  })
})
