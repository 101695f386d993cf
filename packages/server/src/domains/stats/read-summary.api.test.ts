import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
  await world.person('Степан Без Ліги')
  court = openCourt(world, (await world.league('Ліга', [olena, iryna], { rematchAfterDays: 0 })).id)
})
afterAll(() => world.close())

const summary = async () => court.done(await world.call(null, 'GET /api/v1/stats/summary'))

describe('the figures of the site', () => {
  it('of a club where nobody has played are zeros for each of the last twelve months', async () => {
    const { gamesByMonth, ...figures } = await summary()
    expect(figures).toEqual({
      ...{ players: 2, games: 0, leagues: 1 },
      shares: { games: 0, straightSets: 0, decidingSet: 0, withTiebreak: 0, retired: 0, unplayed: 0 },
      ratingBands: [],
      mostActive: [],
      mostPlayed: [
        {
          ...{ id: court.leagueId, name: 'Ліга', city: null, gender: 'ANY', playersCount: 2, gamesCount: 0 },
          seasonName: 'Сезон 2026',
        },
      ],
    })
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

  it('tell how games ended, how strong the players are and who plays most', async () => {
    const nadiya = await world.person('Надія Бойко')
    court.done(await court.call(nadiya, 'POST /api/v1/users/join-league', { body: { leagueId: court.leagueId } }))
    await court.completed(iryna, nadiya, '7:6(5) 3:6 [10:8]', { completedAt: '2026-11-02T10:00:00Z' })
    const { shares, ratingBands, mostActive } = await summary()
    expect(shares).toEqual({ games: 3, straightSets: 2, decidingSet: 1, withTiebreak: 1, retired: 0, unplayed: 0 })
    expect(ratingBands).toEqual([
      { from: 1000, to: 1100, players: 2 },
      { from: 1100, to: 1200, players: 0 },
      { from: 1200, to: 1300, players: 1 },
    ])
    expect(mostActive).toMatchObject([
      { player: { firstName: 'Ірина' }, games: 2, won: 1 },
      { player: { firstName: 'Олена' }, games: 1, won: 1 },
      { player: { firstName: 'Надія' }, games: 1, won: 0 },
    ])
  })

  it('begin anew with each month of Kyiv who plays most', async () => {
    world.pass({ days: 9, hours: 11 }) // the last hour of November
    expect((await summary()).mostActive).toHaveLength(3)
    world.pass({ hours: 1 })
    expect((await summary()).mostActive).toEqual([])
    world.pass({ days: -9, hours: -12 })
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
