import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Court, openCourt } from '../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let court: Court
let olena: Person
let iryna: Person

beforeAll(async () => {
  world = await openWorld()
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  court = openCourt(world, (await world.league('Ліга', [olena, iryna], { rematchAfterDays: 0 })).id)
})
afterAll(() => world.close())

const pageOf = async (whom: Person, who: Person | null = null) =>
  court.done(await court.call(who, 'GET /api/v1/players/{id}', { params: { id: whom.id } }))

it('everybody sees a player’s leagues, ratings, record and latest games', async () => {
  await court.completed(olena, iryna, '6:4 6:4')
  await court.completed(olena, iryna, '3:6 4:6')
  await court.completed(olena, iryna, '6:2 6:2')
  const page = await pageOf(olena)
  expect(page.totals).toEqual({ played: 3, won: 2, lost: 1 })
  expect(page.leagues.map(({ league }) => league.name)).toEqual(['Ліга'])
  expect(page.ratings).toMatchObject([
    { league: { name: 'Ліга' }, ratedGames: 3, won: 2, place: 1, isProvisional: true },
  ])
  expect((await pageOf(iryna)).ratings).toMatchObject([{ place: 2 }])
  expect(page.recentGames.map(({ score }) => score)).toEqual(['6:2 6:2', '6:3 6:4', '6:4 6:4'])
})

it('games that are not completed stay between their players, here too', async () => {
  const before = (await pageOf(olena)).recentGames.length
  await court.awaiting(olena, iryna, '6:4 6:4')
  for (const reader of [null, olena, iryna]) expect((await pageOf(olena, reader)).recentGames).toHaveLength(before)
})

it('the charts come with it where they are asked for, as they are told alone', async () => {
  const params = { id: olena.id }
  const page = court.done(await court.call(null, 'GET /api/v1/players/{id}', { params, query: { statistics: 'true' } }))
  expect(page.statistics).toEqual(court.done(await court.call(null, 'GET /api/v1/stats/players/{id}', { params })))
  expect(page.statistics?.rivals).toMatchObject([{ player: { id: iryna.id }, played: 3 }])
  expect((await pageOf(olena)).statistics).toBeUndefined()
})
