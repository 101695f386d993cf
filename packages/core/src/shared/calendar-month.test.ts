import { describe, expect, it } from 'vitest'
import { daysFrom, weeksOf } from './calendar-month.ts'

describe('a month of the calendar', () => {
  it('counts each day between two, both of them among these', () => {
    expect(daysFrom('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(daysFrom('2026-03-02', '2026-03-01')).toEqual([])
  })
  it('has weeks from Monday on', () => {
    const weeks = weeksOf('2026-11-21')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01'])
    expect(weeks.at(-1)).toEqual(['2026-11-30', ...Array(6).fill(undefined)])
    expect(weeksOf('2027-02-10').flat()).not.toContain(undefined)
  })
})
