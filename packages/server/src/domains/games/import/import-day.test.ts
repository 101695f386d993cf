import { expect, it } from 'vitest'
import { momentOf } from './import-day.ts'

const now = new Date('2026-11-21T06:30:00Z')

it.each([
  ['in winter', '2026-01-15', '2026-01-15T10:00:00.000Z'],
  ['in summer', '2026-07-15', '2026-07-15T09:00:00.000Z'],
  ['on a leap day', '2024-02-29', '2024-02-29T10:00:00.000Z'],
  ['on the day the clocks go forward', '2026-03-29', '2026-03-29T09:00:00.000Z'],
])('a day means its noon in Kyiv %s', (_, day, instant) => {
  expect(momentOf(day, now)).toEqual(new Date(instant))
})

it('a game of this morning ended by now, not at a noon to come', () => {
  expect(momentOf('2026-11-21', now)).toEqual(now)
})

it('it is already tomorrow in Kyiv when it is late in the evening in Greenwich', () => {
  const late = new Date('2026-11-21T22:30:00Z')
  expect(momentOf('2026-11-22', late)).toEqual(late)
})

it('a day that has not come is told from one that is none', () => {
  expect(momentOf('2026-11-22', now)).toBe('DATE_IN_FUTURE')
  for (const text of ['2026-02-30', '2026-13-01', '21.11.2026', '2026-1-5', '20230102', '', 'yesterday'])
    expect(momentOf(text, now), text).toBe('DATE_UNREADABLE')
})
