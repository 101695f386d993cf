import { WITH_PROFILE } from '@matchbol/core/overview/with-profile'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Court, openCourt } from '../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let court: Court
let olena: Person
let iryna: Person
let others: Person[]

beforeAll(async () => {
  world = await openWorld()
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  others = []
  for (const name of ['Надія Бойко', 'Марія Ткач', 'Ольга Гай', 'Софія Лис']) others.push(await world.person(name))
  court = openCourt(world, (await world.league('Жіноча ліга', [olena, iryna, ...others], { maxOpenGames: 10 })).id)
})
afterAll(() => world.close())

const profileOf = async (who: Person) => court.done(await court.call(who, 'GET /api/v1/users/profile'))

it('a newcomer’s profile is empty, and has every part that the header asks for', async () => {
  expect(await profileOf(await world.person('Нова Людина'))).toMatchObject({
    leagues: [],
    ratings: [],
    tickets: [],
    blogPosts: [],
    gameStats: { totalInvitationsCount: 0, pendingGamesCount: 0, invitationsToUserCount: 0 },
    gamesAwaitingConfirmation: [],
  })
})

it('§3: the header counts invitations in both directions, those to me, and games agreed upon', async () => {
  const [nadiya, mariya, olha, sofiya] = others as [Person, Person, Person, Person]
  await court.invited(olena, nadiya)
  await court.invited(mariya, olena)
  await court.agreed(olena, olha)
  await court.completed(sofiya, olena, '6:4 6:4')
  expect((await profileOf(olena)).gameStats).toEqual({
    totalInvitationsCount: 2,
    pendingGamesCount: 1,
    invitationsToUserCount: 1,
  })
  expect((await profileOf(nadiya)).gameStats).toEqual({
    totalInvitationsCount: 1,
    pendingGamesCount: 0,
    invitationsToUserCount: 1,
  })
})

it('a game waits for my confirmation where the other submitted, not where I did', async () => {
  const id = await court.awaiting(iryna, olena, '6:4 6:4')
  expect((await profileOf(olena)).gamesAwaitingConfirmation.map((game) => game.id)).toEqual([id])
  expect((await profileOf(iryna)).gamesAwaitingConfirmation).toEqual([])
})

it('counted are the results that wait for my word: to confirm, to correct, and to enter once the time has come', async () => {
  const [oksana, petra] = [await world.person('Оксана Лан'), await world.person('Петра Зима')]
  const yard = openCourt(
    world,
    (await world.league('Ліга двору', [oksana, petra, iryna, ...others], { maxOpenGames: 10 })).id,
  )
  const [nadiya, mariya] = others as [Person, Person]
  await yard.agreedIn(2, oksana, petra)
  await yard.awaiting(nadiya, oksana, '6:4 6:4')
  await yard.disputed(oksana, mariya, '6:4 6:4')
  const countOf = async (who: Person) => (await profileOf(who)).resultsToUserCount
  expect([await countOf(oksana), await countOf(petra)]).toEqual([2, 0])
  world.pass({ hours: 3 })
  expect([await countOf(oksana), await countOf(petra)]).toEqual([3, 1])
})

it('§4: a league that one left is not among the active ones any more', async () => {
  const { id: leagueId } = await world.league('Друга ліга', [iryna])
  const membership = (await profileOf(iryna)).leagues.find(({ league }) => league.id === leagueId)
  await court.call(iryna, 'DELETE /api/v1/leagues/{leagueId}/players/{userLeagueId}', {
    params: { leagueId, userLeagueId: membership?.id },
  })
  const seen = (await profileOf(iryna)).leagues.map(({ league, isActive }) => [league.name, isActive])
  expect(seen).toContainEqual(['Жіноча ліга', true])
  expect(seen).not.toContainEqual(['Друга ліга', true])
})

it('the profile is one’s own, and only for those who signed in', async () => {
  expect((await profileOf(olena)).id).toBe(olena.id)
  expect(await world.call(null, 'GET /api/v1/users/profile')).toMatchObject({ status: 401, errorType: 'NO_TOKEN' })
})

it('a write that asks for it brings the profile as it is afterwards, for the one who wrote', async () => {
  const reader = await world.person('Читачка Профілю')
  const change = { params: { id: reader.id }, body: { bio: 'Граю зліва' } }
  const asked = await world.call(reader, 'PUT /api/v1/users/{id}', change, { [WITH_PROFILE]: '1' })
  expect((asked as { profile?: object }).profile).toEqual((await profileOf(reader)) as object)
  expect(await world.call(reader, 'PUT /api/v1/users/{id}', change)).not.toHaveProperty('profile')
})
