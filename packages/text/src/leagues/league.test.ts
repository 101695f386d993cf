import { expect, it } from 'vitest'
import { categoryLabel, leagueLabel } from './league.ts'

it.each([
  [2, 'Друга (рівень 2)'],
  [1.5, 'Друга (рівень 1.5)'],
  [0, 'Друга (рівень 0)'],
  [null, 'Друга'],
])('§3: a category of level %s reads «%s»', (level, label) =>
  expect(categoryLabel({ name: 'Друга', level })).toBe(label),
)

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
