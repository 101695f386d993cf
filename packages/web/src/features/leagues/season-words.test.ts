import { expect, it } from 'vitest'
import { seasonWords } from './season-words.ts'

const now = new Date('2026-11-21T10:00:00Z')
const season = {
  name: 'Осінь 2026',
  isFinished: false,
  startsAt: '2026-08-31T21:00:00Z',
  endsAt: '2026-11-30T22:00:00Z',
}
const words = (changes: Partial<typeof season> | { endsAt: null }, isAutomatic = true) =>
  seasonWords({ ...season, ...changes }, isAutomatic, now).replaceAll('\u00a0', ' ')

it.each([
  ['its last day and what follows', {}, true, 'Осінь 2026, з 1 вересня по 30 листопада, далі сам почнеться наступний'],
  ['that it is ended by hand', {}, false, 'Осінь 2026, з 1 вересня по 30 листопада, завершується вручну'],
  ['the same where no end is announced', { endsAt: null }, true, 'Осінь 2026, з 1 вересня, завершується вручну'],
  ['nothing more once it is finished', { isFinished: true }, true, 'Осінь 2026, з 1 вересня по 30 листопада'],
])('a season says %s', (_what, changes, isAutomatic, text) => {
  expect(words(changes, isAutomatic)).toBe(text)
})
