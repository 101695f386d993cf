import { expect, it } from 'vitest'
import { seasonEnding, seasonWords } from './season.ts'

const now = new Date('2026-11-21T10:00:00Z')
const season = { name: 'Осінь 2026', startsAt: '2026-08-31T21:00:00Z', endsAt: '2026-11-30T22:00:00Z' }
const words = (changes: Partial<typeof season> | { endsAt: null }) =>
  seasonWords({ ...season, ...changes }, now).replaceAll('\u00a0', ' ')

it.each([
  ['its first and last day', {}, 'Осінь 2026, 1 вересня – 30 листопада'],
  ['the first one where no end is announced', { endsAt: null }, 'Осінь 2026, з 1 вересня'],
  ['the year of another one', { startsAt: '2025-11-30T22:00:00Z' }, 'Осінь 2026, 1 грудня 2025 – 30 листопада'],
])('a season says %s', (_what, changes, text) => expect(words(changes)).toBe(text))

it('says that it is ended by hand, unless its end is announced and left to that date', () => {
  expect(seasonEnding(season, true)).toBe('далі сам почнеться наступний')
  expect(seasonEnding(season, false)).toBe('завершується вручну')
  expect(seasonEnding({ endsAt: null }, true)).toBe('завершується вручну')
})
