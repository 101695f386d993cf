import { expect, it } from 'vitest'
import { leagueLabel } from './league-label.ts'

it('a league is named with its city once', () => {
  expect(leagueLabel({ name: 'Мікст, Львів', city: 'Львів' })).toBe('Мікст, Львів')
  expect(leagueLabel({ name: 'Мікст', city: 'Львів' })).toBe('Мікст · Львів')
  expect(leagueLabel({ name: 'Мікст', city: null })).toBe('Мікст')
})

it.each([
  ['Чоловіча ліга Києва', 'Київ'],
  ['Львівська відкрита', 'Львів'],
  ['Корти Одеси', 'Одеса'],
  ['Ліга Кривого Рогу', 'Кривий Ріг'],
])('a league «%s» says %s in its name', (name, city) => expect(leagueLabel({ name, city })).toBe(name))
