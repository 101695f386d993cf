import { describe, expect, it } from 'vitest'
import { addDays, addMonths, isPlainDate } from './plain-date.ts'

describe('a day of the calendar', () => {
  it('is followed by the next one also where the clock is changed, and over months and years', () => {
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addMonths('2026-11-21', 2)).toBe('2027-01-01')
  })
  it('is told from what is none', () => {
    expect(isPlainDate('2024-02-29')).toBe(true)
    for (const text of ['2026-02-30', '2026-13-01', '21.11.2026', '2026-1-5', '20230102', '', 'yesterday'])
      expect(isPlainDate(text), text).toBe(false)
  })
})
