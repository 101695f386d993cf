import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY } from '../shared/durations.ts'
import { dayOf, minuteOfDay } from '../shared/kyiv-time.ts'
import { endsSoon, followingEnd, seasonName } from './season-calendar.ts'

const at = (text: string) => new Date(text)

describe('a season that follows by itself', () => {
  it.each([
    ['three months over both changes of the clock', '2026-08-31T21:00Z', '2026-11-30T22:00Z', '2027-02-28T22:00Z'],
    ['three months into summer time', '2026-11-30T22:00Z', '2027-02-28T22:00Z', '2027-05-31T21:00Z'],
    ['a month after a longer one', '2026-12-31T22:00Z', '2027-01-31T22:00Z', '2027-02-28T22:00Z'],
    ['months and days', '2026-11-21T10:00Z', '2027-02-28T22:00Z', '2027-06-08T21:00Z'],
    ['days alone, at the same hour', '2027-03-01T16:00Z', '2027-03-22T16:00Z', '2027-04-12T15:00Z'],
    ['to the end of a month that has no 31st', '2026-08-30T21:00Z', '2026-11-29T22:00Z', '2027-02-27T22:00Z'],
  ])('is as long as the one before: %s', (_length, startsAt, endsAt, end) => {
    expect(followingEnd({ startsAt: at(startsAt), endsAt: at(endsAt) })).toEqual(at(end))
  })

  it('has no announced end after one that was cut short', () => {
    expect(followingEnd({ startsAt: at('2026-11-01T10:00Z'), endsAt: at('2026-11-14T10:00Z') })).toBeNull()
    expect(followingEnd({ startsAt: at('2026-11-01T10:00Z'), endsAt: at('2026-11-15T10:00Z') })).not.toBeNull()
  })

  it('lasts about as long, and ends at the same time of day, wherever it begins', () => {
    const firstDay = fc.integer({ min: 0, max: 3000 })
    const length = fc.integer({ min: 14, max: 800 })
    fc.assert(
      fc.property(firstDay, length, (first, days) => {
        const startsAt = new Date(Date.UTC(2026, 0, 1, 9) + first * DAY)
        const endsAt = new Date(startsAt.getTime() + days * DAY)
        const next = followingEnd({ startsAt, endsAt })
        if (!next) throw new Error('A season of two weeks is followed by one with an end')
        expect(minuteOfDay(next)).toBe(minuteOfDay(endsAt))
        expect(Math.abs(dayOf(next) - dayOf(endsAt) - (dayOf(endsAt) - dayOf(startsAt)))).toBeLessThanOrEqual(4)
      }),
    )
  })
})

describe('the name of a season', () => {
  it.each([
    ['2026-08-31T21:00Z', '2026-11-30T22:00Z', 'Осінь 2026'],
    ['2026-11-30T22:00Z', '2027-02-28T22:00Z', 'Зима 2027'],
    ['2026-12-31T22:00Z', '2027-03-31T21:00Z', 'Зима 2027'],
    ['2027-03-31T21:00Z', '2027-06-30T21:00Z', 'Весна 2027'],
    ['2027-06-30T21:00Z', '2027-09-30T21:00Z', 'Літо 2027'],
    ['2026-11-30T22:00Z', '2026-12-31T22:00Z', 'Зима 2027'],
  ])('from %s to %s is the quarter that it lies in: %s', (startsAt, endsAt, name) => {
    expect(seasonName(at(startsAt), at(endsAt), [])).toBe(name)
  })

  it('without an announced end is the quarter that it begins in', () => {
    expect(seasonName(at('2026-11-21T10:00Z'), null, [])).toBe('Осінь 2026')
  })

  it('that the league has had already gets a number', () => {
    const name = (taken: string[]) => seasonName(at('2026-11-30T22:00Z'), null, taken)
    expect([name(['Зима 2026']), name(['Зима 2027']), name(['Зима 2027', 'Зима 2027 (2)'])]).toEqual([
      'Зима 2027',
      'Зима 2027 (2)',
      'Зима 2027 (3)',
    ])
  })
})

it('players are told of an end from a week before it', () => {
  const end = at('2026-11-30T22:00:00Z')
  expect([at('2026-11-23T21:59:59Z'), at('2026-11-23T22:00:00Z'), end].map((now) => endsSoon(end, now))).toEqual([
    false,
    true,
    false,
  ])
})
