import { expect, it } from 'vitest'
import { highestRating, type RatedPoint, ratingLines } from './rating-line.ts'

const kyiv = { id: 1, name: 'Київ' }
const lviv = { id: 2, name: 'Львів' }
const point = (league: RatedPoint['league'], sequence: number, before: number, after: number, ratedGames = 9) => ({
  league,
  gameId: sequence,
  at: new Date(`2026-11-${10 + ((sequence * 7) % 9)}T12:00:00Z`),
  sequence,
  before,
  after,
  change: after - before,
  ratedGames,
})

it('a line follows the order in which the games moved the rating, not the days on which they were played', () => {
  const [line] = ratingLines([point(kyiv, 3, 1120, 1150), point(kyiv, 1, 1100, 1110), point(kyiv, 2, 1110, 1120)])
  expect(line).toMatchObject({ league: kyiv, startPoints: 1100 })
  expect(line?.points.map(({ after }) => after)).toEqual([1110, 1120, 1150])
})

it('each league has its own line, the league played most first', () =>
  expect(
    ratingLines([point(kyiv, 1, 1100, 1110), point(lviv, 1, 1200, 1190), point(lviv, 2, 1190, 1230)]).map(
      ({ league, startPoints }) => [league.name, startPoints],
    ),
  ).toEqual([
    ['Львів', 1200],
    ['Київ', 1100],
  ]))

it('the highest rating is one that was no longer provisional', () => {
  const points = [point(kyiv, 1, 1100, 1400, 3), point(kyiv, 2, 1400, 1300, 4), point(kyiv, 3, 1300, 1250, 5)]
  expect(highestRating(points)?.after).toBe(1300)
  expect(highestRating(points.slice(0, 1))).toBeNull()
})
