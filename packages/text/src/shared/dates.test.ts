import { describe, expect, it } from 'vitest'
import { calendarLeaf, clockTime, dayOf, momentOf, monthName, shortDate, when, whenPlayed } from './dates.ts'

const now = '2026-11-21T10:00:00Z' // noon of a Saturday in Kyiv

describe('moments in Kyiv', () => {
  it('reads as weekday, day and time', () => {
    expect(momentOf('2026-11-21T16:00:00Z', '2026-11-01T00:00:00Z')).toBe('сб, 21 листопада, 18:00')
  })
  it('is an hour further from UTC in summer', () => {
    expect(clockTime('2026-07-01T16:00:00Z')).toBe('19:00')
    expect(clockTime('2026-12-01T16:00:00Z')).toBe('18:00')
  })
  it('writes midnight as 00, not 24', () => {
    expect(clockTime('2026-11-21T22:00:00Z')).toBe('00:00')
  })
  it('is short where years meet', () => {
    expect(shortDate('2026-11-04T22:30:00Z')).toBe('05.11.26')
    expect(monthName('2026-11')).toBe('лист. 2026')
    expect(monthName('2026-01')).toBe('січ. 2026')
  })
  it('is a day and a short month on the leaf of a calendar, which is narrow', () => {
    expect(calendarLeaf('2026-11-21T22:30:00Z')).toEqual({ weekday: 'нд', day: '22', month: 'лист.' })
  })
  it('names the year only when it is another one', () => {
    expect(dayOf('2026-03-01T12:00:00Z', now)).toBe('1 березня')
    expect(dayOf('2025-03-01T12:00:00Z', now)).toBe('1 березня 2025')
    expect(momentOf('2025-03-01T12:00:00Z', now)).toBe('сб, 1 березня 2025, 14:00')
    expect(when('2025-03-01T12:00:00Z', now)).toBe('сб, 1 березня 2025, 14:00')
    expect(whenPlayed('2025-03-01T12:00:00Z', now)).toBe('сб, 1 березня 2025')
  })
})

describe('near days', () => {
  it('has words for yesterday, today and tomorrow', () => {
    expect(when('2026-11-20T18:15:00Z', now)).toBe('учора о\u00a020:15')
    expect(when('2026-11-21T14:05:00Z', now)).toBe('сьогодні о\u00a016:05')
    expect(when('2026-11-22T16:00:00Z', now)).toBe('завтра о\u00a018:00')
    expect(when('2026-11-22T09:00:00Z', now)).toBe('завтра об\u00a011:00')
    expect(when('2026-11-23T16:00:00Z', now)).toBe('пн, 23 листопада, 18:00')
  })
  it('leaves the time out of games played longer ago', () => {
    expect(whenPlayed('2026-11-19T16:00:00Z', now)).toBe('чт, 19 листопада')
  })
})
