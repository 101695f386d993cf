import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Court, openCourt } from '../games/court-for-tests.ts'
import { openWorld, type Person, type World } from '../test-world.ts'

let world: World
let court: Court
let olena: Person
let iryna: Person

beforeAll(async () => {
  world = await openWorld({ SITE_NAME: 'Клуб «Нивки»', TELEGRAM_BOT_NAME: '@nyvky_bot' })
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  await world.person('Степан Без Ліги')
  court = openCourt(world, (await world.league('Ліга', [olena, iryna], { rematchAfterDays: 0 })).id)
})
afterAll(() => world.close())

const summary = async () => court.done(await world.call(null, 'GET /api/v1/stats/summary'))

describe('the figures of the site', () => {
  it('of a club where nobody has played are zeros for each of the last twelve months', async () => {
    const { gamesByMonth, ...figures } = await summary()
    expect(figures).toEqual({ players: 2, games: 0, leagues: 1 })
    expect(gamesByMonth.map(({ month }) => month)).toEqual([
      ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08'],
      ...['2026-09', '2026-10', '2026-11'],
    ])
    expect(gamesByMonth.every(({ games }) => games === 0)).toBe(true)
  })

  it('count a game in the month in which it ended in Kyiv', async () => {
    const before = world.clock.now
    await court.completed(olena, iryna, '6:4 6:4', { completedAt: '2026-10-31T21:59:59Z' })
    await court.completed(olena, iryna, '6:4 6:4', { completedAt: '2026-10-31T22:00:00Z' })
    await court.awaiting(olena, iryna, '6:4 6:4')
    expect(world.clock.now).toEqual(before)
    const { games, gamesByMonth } = await summary()
    expect(games).toBe(2)
    expect(gamesByMonth.slice(-3)).toEqual([
      { month: '2026-09', games: 0 },
      { month: '2026-10', games: 1 },
      { month: '2026-11', games: 1 },
    ])
  })

  it('leave out a game that an administrator voided', async () => {
    const before = (await summary()).games
    const daria = await world.person('Дарʼя Панченко')
    court.done(await court.call(daria, 'POST /api/v1/users/join-league', { body: { leagueId: court.leagueId } }))
    const id = await court.completed(olena, daria, '6:4 6:4')
    expect((await summary()).games).toBe(before + 1)
    const admin = await world.person('Адмін Клубу', 'ADMIN')
    court.done(
      await world.call(admin, 'POST /api/v1/games/{id}/decide', {
        params: { id },
        body: { action: 'VOID', reason: 'Грали не ті люди' },
      }),
    )
    expect((await summary()).games).toBe(before)
  })
})

it('the browser learns the club’s name, how one signs in, and what time it is', async () => {
  expect((await world.call(null, 'GET /api/v1/site')).data).toEqual({
    siteName: 'Клуб «Нивки»',
    demo: false,
    telegramBot: 'nyvky_bot',
    now: world.clock.now.toISOString(),
  })
})
