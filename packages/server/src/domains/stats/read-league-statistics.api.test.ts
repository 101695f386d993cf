import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Court, openCourt } from '../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let court: Court
let masters: { id: number }
let olena: Person
let iryna: Person

beforeAll(async () => {
  world = await openWorld()
  const admin = await world.person('Адмін Клубу', 'ADMIN')
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  const nadiya = await world.person('Надія Бойко')
  const { id: leagueId } = await world.league('Ліга', [olena, iryna, nadiya], { rematchAfterDays: 0 })
  await world.league('Інша ліга', [olena, iryna])
  court = openCourt(world, leagueId)
  masters = court.done(
    await court.call(admin, 'POST /api/v1/categories', {
      body: { leagueId, name: 'Майстри', level: 4, startPoints: 1500 },
    }),
  )
  for (const who of [olena, nadiya])
    court.done(
      await court.call(who, 'POST /api/v1/users/join-category', { body: { leagueId, categoryId: masters.id } }),
    )
  await court.completed(olena, iryna, '6:4 6:4', { completedAt: '2026-11-01T10:00:00Z' })
})
afterAll(() => world.close())

const of = (id: number) => court.call(null, 'GET /api/v1/stats/leagues/{id}', { params: { id } })

describe('the statistics of a league', () => {
  it('are of its own games and of its active members', async () => {
    const { gamesByMonth, shares, ratingBands } = court.done(await of(court.leagueId))
    expect(gamesByMonth).toHaveLength(12)
    expect(gamesByMonth.at(-1)).toEqual({ month: '2026-11', games: 1 })
    expect(shares).toMatchObject({ games: 1, straightSets: 1 })
    expect([ratingBands[0], ratingBands.at(-1)]).toEqual([
      { from: 1000, to: 1100, players: 1 },
      { from: 1500, to: 1600, players: 1 },
    ])
  })

  it('tell each category apart, and those without one', async () => {
    const { categories } = court.done(await of(court.leagueId))
    expect(categories).toMatchObject([
      { category: { name: 'Майстри', level: 4 }, players: 2, rated: 1, games: 1 },
      { category: null, players: 1, rated: 1, games: 1 },
    ])
    expect(categories[0]?.averagePoints).toBe((await court.ratingOf(olena))?.points)
  })

  it('leave out whoever left', async () => {
    const members = await court.call(null, 'GET /api/v1/user-leagues/players', { query: { leagueId: court.leagueId } })
    const membership = members.data.find(({ user }) => user.id === iryna.id)
    court.done(
      await court.call(iryna, 'DELETE /api/v1/leagues/{leagueId}/players/{userLeagueId}', {
        params: { leagueId: court.leagueId, userLeagueId: membership?.id },
      }),
    )
    const { categories, ratingBands } = court.done(await of(court.leagueId))
    expect(categories.map(({ category }) => category?.name)).toEqual(['Майстри'])
    expect(ratingBands).toHaveLength(1)
  })

  it('of a league that does not exist are not found', async () => expect((await of(999_999)).status).toBe(404))
})

describe('looking for a player by name', () => {
  const found = async (q: string, leagueId?: number) =>
    court
      .done(await court.call(null, 'GET /api/v1/stats/players', { query: { q, ...(leagueId && { leagueId }) } }))
      .map(({ firstName }) => firstName)

  it('finds those who have completed a game, whatever the case of the letters', async () => {
    expect(await found('коВАЛЬ')).toEqual(['Ірина'])
    expect(await found('Бойко')).toEqual([])
  })

  it('finds them in the league where they played, if one is named', async () => {
    const { id } = await world.league('Порожня ліга', [iryna])
    expect(await found('коваль', court.leagueId)).toEqual(['Ірина'])
    expect(await found('коваль', id)).toEqual([])
  })

  it('lists them by the Ukrainian alphabet', async () => {
    const [first, second, third] = [
      await world.person('Єва Абеткова'),
      await world.person('Ївга Абеткова'),
      await world.person('Ґандзя Абеткова'),
    ]
    const { id } = await world.league('Абетка', [first, second, third])
    const games = openCourt(world, id)
    await games.completed(first, second, '6:4 6:4')
    await games.completed(first, third, '6:4 6:4')
    expect(await found('абеткова', id)).toEqual(['Ґандзя', 'Єва', 'Ївга'])
  })

  it('takes what is typed as letters, and finds nobody by nothing', async () => {
    expect(await found('%')).toEqual([])
    expect(await found(' ')).toEqual([])
  })
})
