import { describe, expect, it } from 'vitest'
import { halfHours, readPlainDate, readPlainTime, writePlainDate } from './typed-moment.ts'

const today = '2026-11-21'

describe('a day of the calendar', () => {
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
