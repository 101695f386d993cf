import { expect, it } from 'vitest'
import { leagueStandings } from './standings.ts'

const kyiv = { id: 1, name: 'Чоловіча ліга Києва' }
const lviv = { id: 3, name: 'Мікст, Львів' }
const membership = {
  id: 7,
  version: 1,
  isActive: true,
  league: kyiv,
  season: { id: 2, name: 'Осінь 2026', endsAt: null },
  category: null,
  startPoints: 1300,
  joinedAt: '2026-03-22T08:00:00.000Z',
}
const rating = (league: typeof kyiv, ratedGames: number) => ({
  userId: 1,
  league,
  points: 1300,
  ratedGames,
  won: 0,
  isProvisional: ratedGames < 5,
  lastFive: '',
  lastRatedAt: null,
  place: null,
})

it('a member who has not played yet is listed with what their rating starts from', () => {
  expect(leagueStandings({ leagues: [membership], ratings: [] })).toMatchObject([
    { league: kyiv, rating: undefined, startPoints: 1300 },
  ])
})
it('a league that was left is still listed after those of today, while it knows rated games', () => {
  const standings = leagueStandings({ leagues: [membership], ratings: [rating(lviv, 4), rating(kyiv, 9)] })
  expect(standings.map(({ league, isMember }) => [league.id, isMember])).toEqual([
    [1, true],
    [3, false],
  ])
})
it('a league that was left without a rated game is forgotten', () => {
  expect(leagueStandings({ leagues: [], ratings: [rating(lviv, 0)] })).toEqual([])
})
