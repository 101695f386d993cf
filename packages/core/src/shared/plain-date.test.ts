import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysFrom, isPlainDate, weeksOf } from './plain-date.ts'

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
  it('is told from what is none', () => {
    expect(isPlainDate('2024-02-29')).toBe(true)
    for (const text of ['2026-02-30', '2026-13-01', '21.11.2026', '2026-1-5', '20230102', '', 'yesterday'])
      expect(isPlainDate(text), text).toBe(false)
  })
})
