import type { EventCard } from '@matchbol/core/events/event-shapes'
import { expect, it } from 'vitest'
import { factsOnDay, isOnDay } from './event-on-day.ts'

const cup = { startsAt: '2026-11-24T07:00:00Z', endsAt: '2026-11-27T17:00:00Z' }

it('an event of several days stands on each of them, one that ends in the night on its evening', () => {
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27', '2026-11-28'] as const
  expect(days.filter((day) => isOnDay(cup, day))).toEqual(['2026-11-24', '2026-11-25', '2026-11-27'])
  const night = { startsAt: '2026-12-08T18:00:00Z', endsAt: '2026-12-08T23:00:00Z' }
  expect(isOnDay(night, '2026-12-08')).toBe(true)
  expect(isOnDay(night, '2026-12-09')).toBe(false)
})

it('only who has a place reads in the calendar that they have one', () => {
  const as = (status: 'REGISTERED' | 'WAITING') => ({ status }) as EventCard['registration']
  expect(factsOnDay({ ...cup, registration: as('REGISTERED') }, '2026-11-24')).toBe('09:00 · ви записані')
  expect(factsOnDay({ ...cup, registration: as('WAITING') }, '2026-11-24')).toBe('09:00 · ви в черзі')
  expect(factsOnDay({ ...cup, registration: null }, '2026-11-25')).toBe('триває')
})
