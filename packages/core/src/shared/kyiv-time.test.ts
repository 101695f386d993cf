import { describe, expect, it } from 'vitest'
import {
  dayOf,
  dayStart,
  daysBetween,
  firstOfMonth,
  fromKyiv,
  isWeekend,
  kyivMonth,
  kyivYear,
  laterDay,
  minuteOfDay,
  momentOf,
  monthsUpTo,
  nextDayStart,
  toKyiv,
  weekStart,
} from './kyiv-time.ts'
import { dayNumber as day } from './plain-date.ts'

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

  it.each([
    ['2026-11-21T10:00:00Z', '2026-11-15T22:00:00Z'],
    ['2026-11-15T21:59:59Z', '2026-11-08T22:00:00Z'], // the last second of a Sunday
    ['2026-11-15T22:00:00Z', '2026-11-15T22:00:00Z'],
    ['2026-10-25T21:30:00Z', '2026-10-18T21:00:00Z'], // a Sunday of 25 hours
    ['2026-10-26T10:00:00Z', '2026-10-25T22:00:00Z'],
    ['2026-03-29T20:59:00Z', '2026-03-22T22:00:00Z'], // a Sunday of 23 hours
    ['2026-03-29T21:00:00Z', '2026-03-29T21:00:00Z'],
    ['2027-01-02T10:00:00Z', '2026-12-27T22:00:00Z'],
  ])('begins the week of %s on %s', (now, start) => {
    expect(weekStart(now)).toEqual(new Date(start))
  })
})

describe('what the clocks of Kyiv show', () => {
  it.each([
    ['2026-11-21T18:00', '2026-11-21T16:00:00.000Z'],
    ['2026-07-01T18:00', '2026-07-01T15:00:00.000Z'],
    ['2026-10-25T02:59', '2026-10-24T23:59:00.000Z'], // the last hour before the clock goes back
    ['2026-10-25T03:30', '2026-10-25T01:30:00.000Z'], // comes twice: the later
    ['2026-10-25T05:00', '2026-10-25T03:00:00.000Z'],
    ['2026-03-29T04:00', '2026-03-29T01:00:00.000Z'], // the first minute of summer time
  ])('reads %s by the clock of Kyiv', (field, instant) => {
    expect(fromKyiv(field)?.toISOString()).toBe(instant)
    expect(toKyiv(instant)).toBe(field)
  })
  it('writes midnight as 00', () => {
    expect(toKyiv('2026-11-21T22:00:00Z')).toBe('2026-11-22T00:00')
  })
  it('means nothing in the hour that the clock leaves out in spring', () => {
    expect(fromKyiv('2026-03-29T03:00')).toBeUndefined()
    expect(fromKyiv('2026-03-29T03:59')).toBeUndefined()
  })
  it('means nothing while it is empty or half-filled', () => {
    expect(fromKyiv('')).toBeUndefined()
    expect(fromKyiv('2026-11-21')).toBeUndefined()
    expect(fromKyiv('2026-13-41T18:00')).toBeUndefined()
  })
})

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

it('§2: the year of the copyright turns at midnight in Kyiv', () => {
  expect(kyivYear('2026-12-31T21:59:59Z')).toBe('2026')
  expect(kyivYear('2026-12-31T22:00:00Z')).toBe('2027')
})

it('days between moments are counted by the calendar of Kyiv, not by 24 hours', () => {
  expect(daysBetween('2026-11-21T21:59:00Z', '2026-11-21T22:01:00Z')).toBe(1)
  expect(daysBetween('2026-10-24T22:30:00Z', '2026-10-25T21:30:00Z')).toBe(0) // the day of 25 hours
})
