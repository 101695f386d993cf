import { expect, it } from 'vitest'
import { eventKind, eventTime, placesText, priceText, registeredText } from './status.ts'

const now = new Date('2026-11-20T10:00:00Z')

it('says when an event is, by the clocks of Kyiv, over one day and over several', () => {
  const startsAt = '2026-11-21T16:00:00Z'
  expect(eventTime({ startsAt, endsAt: '2026-11-21T18:30:00Z' }, now)).toBe('сб, 21 листопада, 18:00–20:30')
  expect(eventTime({ startsAt, endsAt: '2027-01-01T18:30:00Z' }, now)).toBe(
    'сб, 21 листопада, 18:00 — пт, 1 січня 2027, 20:30',
  )
})

it('says what an event is only where its title does not', () => {
  expect(eventKind({ type: 'TRAINING', title: 'Тренування з тай-брейку' })).toBeNull()
  expect(eventKind({ type: 'TOURNAMENT', title: 'Осінній кубок' })).toBe('Турнір')
})

it('says what it costs in hryvnias', () => {
  const priced = [null, 0, 25_000, 9950, 1_234_505].map((price) => priceText(price)?.replace(/\s/g, ' '))
  expect(priced).toEqual([undefined, 'Безкоштовно', '250 грн', '99,50 грн', '12 345,05 грн'])
})

it('says how many places are left, who waits and how many came', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ')
  const places = (capacity: number | null, registered: number, waiting = 0) =>
    plain(placesText({ capacity, registered, waiting }))
  expect(places(8, 5)).toBe('Вільно 3 місця з 8')
  expect(places(8, 8)).toBe('Місць немає')
  expect(places(8, 8, 2)).toBe('Місць немає, у черзі 2 людини')
  expect(places(null, 0)).toBe('Місць вистачить усім')
  expect(places(null, 12)).toBe('Місць вистачить усім · іде 12 людей')
  expect(places(null, 4)).toBe('Місць вистачить усім · іде четверо')
  expect([1, 3, 5].map(registeredText).map(plain)).toEqual([
    ...['Записалася 1 людина', 'Записалося 3 людини', 'Записалося 5 людей'],
  ])
})
