import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysFrom, weeksOf } from './plain-date.ts'
import { readPlainDate, writePlainDate } from './plain-date-text.ts'
import { monthTitle, nearDay, wholeDate, wholeDateTime } from './plain-date-words.ts'
import { halfHours, readPlainTime } from './plain-time.ts'

const today = '2026-11-21'

describe('a day of the calendar', () => {
  it('is followed by the next one also where the clock is changed, and over months and years', () => {
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addMonths('2026-11-21', 2)).toBe('2027-01-01')
    expect(daysFrom('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(daysFrom('2026-03-02', '2026-03-01')).toEqual([])
  })
  it('stands in its week from Monday on', () => {
    const weeks = weeksOf(today)
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01'])
    expect(weeks.at(-1)).toEqual(['2026-11-30', ...Array(6).fill(undefined)])
    expect(weeksOf('2027-02-10').flat()).not.toContain(undefined)
  })
  it.each([
    ['21.11.2026', '2026-11-21'],
    [' 1/2/27 ', '2027-02-01'],
    ['5.12', '2026-12-05'],
    ['2026-11-21', '2026-11-21'],
    ['31.02.2026', undefined],
    ['21.11.', '2026-11-21'],
    ['21', undefined],
    ['завтра', undefined],
    ['', undefined],
  ])('is typed as «%s»', (text, date) => {
    expect(readPlainDate(text, today)).toBe(date)
  })
  it('is written as people write it, and reads back the same', () => {
    expect(writePlainDate(today)).toBe('21.11.2026')
    expect(readPlainDate(writePlainDate(today), '2030-01-01')).toBe(today)
  })
  it('is named in Ukrainian, with the year when it is another', () => {
    expect(wholeDate(today, today)).toBe('субота, 21 листопада')
    expect(wholeDate('2027-01-02', today)).toBe('субота, 2 січня 2027')
    expect(wholeDateTime('2026-11-21T18:00', today)).toBe('субота, 21 листопада, 18:00')
    expect(monthTitle(today)).toBe('листопад 2026')
    expect(['2026-11-20', today, '2026-11-22', '2026-11-23'].map((date) => nearDay(date, today))).toEqual([
      'учора',
      'сьогодні',
      'завтра',
      undefined,
    ])
  })
})

describe('a time of the day', () => {
  it.each([
    ['18:30', '18:30'],
    ['1830', '18:30'],
    ['18.30', '18:30'],
    ['7', '07:00'],
    ['730', '07:30'],
    ['24:00', undefined],
    ['18:60', undefined],
    ['', undefined],
  ])('is typed as «%s»', (text, time) => {
    expect(readPlainTime(text)).toBe(time)
  })
  it('is offered in half hours', () => {
    expect(halfHours(7, 9)).toEqual(['07:00', '07:30', '08:00', '08:30'])
  })
})
