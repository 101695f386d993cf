import { expect, it } from 'vitest'
import { leagueChoices } from './league-choices.ts'

const leagues = [
  { name: 'Чоловіча', gender: 'MEN' },
  { name: 'Жіноча', gender: 'WOMEN' },
  { name: 'Мікст', gender: 'MIXED' },
] as const
const shown = (gender: 'MEN' | 'WOMEN' | null) =>
  leagueChoices(leagues, gender).map(({ league, bar }) => (bar ? `${league.name}: ${bar}` : league.name))

it('shows leagues of the other gender last, with the reason', () => {
  expect(shown('MEN')).toEqual(['Чоловіча', 'Мікст', 'Жіноча: Лише для жінок'])
  expect(shown('WOMEN')).toEqual(['Жіноча', 'Мікст', 'Чоловіча: Лише для чоловіків'])
})

it('asks who has not said their gender before a league for men or women', () => {
  expect(shown(null)).toEqual(['Мікст', 'Чоловіча: Спершу вкажіть стать', 'Жіноча: Спершу вкажіть стать'])
})
