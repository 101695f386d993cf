import { expect, it } from 'vitest'
import { seasonEndText, seasonWarning } from './season-end.ts'

const now = new Date('2026-11-24T10:00:00Z')
const told = (endsAt: string | null) => seasonEndText(endsAt, now)

it('tells of an open game that its season ends, in the last week of it', () => {
  expect(told('2026-11-30T22:00:00Z')).toBe('сезон закінчується 30 листопада') // midnight in Kyiv
  expect(told('2026-12-02T22:00:00Z')).toBeUndefined()
  expect(told('2026-11-24T09:00:00Z')).toBeUndefined()
  expect(told(null)).toBeUndefined()
})

const endsAt = '2026-11-30T22:00:00Z'

it('from a week before the end, whoever has open games is told by when to play them', () => {
  expect(seasonWarning(endsAt, 2, new Date('2026-11-23T22:00:00Z'))?.replaceAll('\u00a0', ' ')).toBe(
    'Сезон закінчується 30 листопада. У вас ще 2 незавершені гри.',
  )
})

it.each([
  ['earlier', endsAt, 2, '2026-11-23T21:00:00Z'],
  ['without open games', endsAt, 0, '2026-11-29T10:00:00Z'],
  ['without an announced end', null, 2, '2026-11-29T10:00:00Z'],
  ['after it', endsAt, 2, '2026-11-30T22:00:00Z'],
])('nobody is told %s', (_when, end, openGames, now) => {
  expect(seasonWarning(end, openGames, new Date(now))).toBeUndefined()
})
