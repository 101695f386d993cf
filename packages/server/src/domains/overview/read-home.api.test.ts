import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Court, openCourt } from '../../../test/court.ts'
import { openDesk } from '../../../test/desk.ts'
import { openEventBoard } from '../../../test/event-board.ts'
import { openWorld, type World } from '../../../test/world.ts'

let world: World
let club: Court
let other: Court
const games: number[] = []

beforeAll(async () => {
  world = await openWorld()
  const [olena, iryna] = [await world.person('Олена Марченко'), await world.person('Ірина Коваль')]
  other = openCourt(world, (await world.league('Інша ліга', [olena, iryna])).id)
  club = openCourt(world, (await world.league('Ліга клубу', [olena, iryna], { rematchAfterDays: 0 })).id)
  games.push(await other.completed(olena, iryna, '6:4 6:4', { completedAt: '2026-11-19T10:00:00Z' }))
  games.push(await club.completed(olena, iryna, '6:4 6:4', { completedAt: '2026-11-17T10:00:00Z' }))
  games.push(await club.completed(iryna, olena, '6:4 6:4', { completedAt: '2026-11-18T10:00:00Z' }))
})
afterAll(() => world.close())

const home = async (leagueId?: number) =>
  club.done(await world.call(null, 'GET /api/v1/home', { query: leagueId === undefined ? {} : { leagueId } }))

it('the home page has the newest games of all leagues, the liveliest league first, and its strongest', async () => {
  const { leagues, leagueId, leaders, ...page } = await home()
  expect(page).toMatchObject({ players: 2, gamesCount: 3, leaguesCount: 2 })
  expect(page.games.map(({ id }) => id)).toEqual([games[0], games[2], games[1]])
  expect(leagues.map(({ name }) => name)).toEqual(['Ліга клубу', 'Інша ліга'])
  expect(leagueId).toBeNull()
  expect(
    leaders.map(({ league, rows }) => [league.name, rows.map(({ place, player }) => [place, player.firstName])]),
  ).toEqual([
    [
      'Ліга клубу',
      [
        [1, 'Ірина'],
        [2, 'Олена'],
      ],
    ],
    [
      'Інша ліга',
      [
        [1, 'Олена'],
        [2, 'Ірина'],
      ],
    ],
  ])
})

it('its game of the week is the one that the weaker player won, whichever league is shown', async () => {
  expect((await home()).best).toMatchObject({ game: { id: games[2] }, isOfLastWeek: false })
  expect((await home(other.leagueId)).best?.game.id).toBe(games[2])
})

it('its week begins on Monday at midnight in Kyiv; until that has a rated game, it shows the one of the last', async () => {
  const { now } = world.clock
  const at = async (moment: string) => {
    world.clock.now = new Date(moment)
    return (await home()).best
  }
  expect(await at('2026-11-22T21:59:00Z')).toMatchObject({ game: { id: games[2] }, isOfLastWeek: false })
  expect(await at('2026-11-22T22:00:00Z')).toMatchObject({ game: { id: games[2] }, isOfLastWeek: true })
  expect(await at('2026-11-29T22:00:00Z')).toBeNull()
  world.clock.now = now
})

it('it has the three newest public articles, the newest first', async () => {
  const admin = await world.person('Марія Адмін', 'ADMIN')
  const desk = openDesk(world, admin)
  for (const title of ['Перша', 'Друга', 'Третя', 'Четверта']) {
    await desk.published(admin, title)
    world.pass({ minutes: 1 })
  }
  await desk.write(admin, 'Чернетка')
  const { posts } = await home()
  expect(posts.map(({ title }) => title)).toEqual(['Четверта', 'Третя', 'Друга'])
  expect(posts[0]).toEqual((await desk.list()).data[0])
})

it('it has the next three events that take place, one of today among them', async () => {
  const board = openEventBoard(world, await world.person('Ніна Адмін', 'ADMIN'))
  const at = (hours: number) => ({ startsAt: board.hoursOn(hours), endsAt: board.hoursOn(hours + 2) })
  const cancelled = await board.open({ title: 'Скасована', ...at(1) })
  await board.change(cancelled, { status: 'CANCELLED' })
  await board.draft({ title: 'Чернетка', ...at(2) })
  for (const [title, hours] of [
    ['Четверта', 90],
    ['Сьогодні', -1],
    ['Третя', 60],
    ['Друга', 30],
  ] as const)
    await board.open({ title, ...at(hours) })
  const { events } = await home()
  expect(events.map(({ title }) => title)).toEqual(['Сьогодні', 'Друга', 'Третя'])
  expect(events[1]).toMatchObject({ startsAt: at(30).startsAt, place: 'Корт 1' })
})

it('of one league it lists the games of that alone; of one that is not there those of all', async () => {
  const of = await home(other.leagueId)
  expect([of.leagueId, of.games.map(({ id }) => id)]).toEqual([other.leagueId, [games[0]]])
  expect(await home(999_999)).toEqual(await home())
})
