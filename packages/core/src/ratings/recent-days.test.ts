import { expect, it } from 'vitest'
import { recentSince } from './recent-days.ts'

it.each([
  ['2026-11-21T10:00:00Z', '2026-09-21T21:00:00Z'], // from winter time back into summer time
  ['2026-11-21T21:59:59Z', '2026-09-21T21:00:00Z'], // the last second of the day in Kyiv
  ['2026-11-21T22:00:00Z', '2026-09-22T21:00:00Z'],
  ['2027-03-28T21:00:00Z', '2027-01-27T22:00:00Z'], // from summer time back into winter time
])('at %s those count as playing who played since %s', (now, since) =>
  expect(recentSince(new Date(now))).toEqual(new Date(since)),
)
