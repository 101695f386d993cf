import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Court, openCourt } from '../../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let daryna: Person
let sofiia: Person
let one: Court
let games: number[]

beforeAll(async () => {
  world = await openWorld()
  daryna = await world.person('Дарина Чорна')
  sofiia = await world.person('Софія Біла')
  one = openCourt(world, (await world.league('Перша ліга', [daryna, sofiia], { rematchAfterDays: 0 })).id)
  const other = openCourt(world, (await world.league('Друга ліга', [daryna, sofiia])).id)
  games = [await one.completed(daryna, sofiia, '6:4 6:4'), await other.completed(sofiia, daryna, '6:4 3:6 10:8')]
  games.push(await one.completed(sofiia, daryna, '4:6 4:6'))
  await world.league('Третя ліга', [daryna, sofiia])
  await world.league('Не спільна', [daryna])
  await one.invited(daryna, sofiia)
})
afterAll(() => world.close())

const between = async (id: number, otherId: number, query: object = {}) =>
  world.call(null, 'GET /api/v1/players/{id}/head-to-head/{otherId}', { params: { id, otherId }, query })

describe('what two players have between them', () => {
  it('is open to everybody: games, sets and the games in them, over all leagues', async () => {
    const { data } = await between(daryna.id, sofiia.id)
    expect(data).toMatchObject({
      a: { id: daryna.id },
      b: { id: sofiia.id },
      wonByA: 2,
      wonByB: 1,
      setsWon: { a: 5, b: 2 },
      gamesWon: { a: 12 + 10 + 12, b: 8 + 10 + 8 },
    })
  })

  it('is told from the side of the one who was asked about first', async () => {
    const { data } = await between(sofiia.id, daryna.id)
    expect(data).toMatchObject({ a: { id: sofiia.id }, wonByA: 1, wonByB: 2, setsWon: { a: 2, b: 5 } })
  })

  it('names each league where they have met or could meet, with the strength of both and the chance of the next game', async () => {
    const { leagues } = (await between(daryna.id, sofiia.id)).data
    expect(leagues.map(({ league, wonByA, wonByB }) => [league.name, wonByA, wonByB])).toEqual([
      ['Друга ліга', 0, 1],
      ['Перша ліга', 2, 0],
      ['Третя ліга', 0, 0],
    ])
    const [second, first, third] = leagues
    expect(second?.chance).toBeLessThan(0.5)
    expect(first).toMatchObject({ strength: { a: { ratedGames: 2 }, b: { ratedGames: 2 } } })
    expect(first?.chance).toBeGreaterThan(0.5)
    expect(third).toMatchObject({ strength: { a: { points: 1100, ratedGames: 0 } }, chance: 0.5 })
  })

  it('lists the games in pages, newest first, and none that is still open', async () => {
    const whole = (await between(daryna.id, sofiia.id)).data
    expect(whole.games.map(({ id }) => id)).toEqual(games.toReversed())
    expect(whole.meta).toEqual({ page: 1, limit: 20, total: 3, totalPages: 1 })
    const rest = (await between(daryna.id, sofiia.id, { page: 2, limit: 2 })).data
    expect(rest.games.map(({ id }) => id)).toEqual([games[0]])
    expect(rest).toMatchObject({ wonByA: 2, wonByB: 1, meta: { page: 2, limit: 2, total: 3, totalPages: 2 } })
  })

  it('counts on a game’s own page the meetings in its league alone', async () => {
    expect((await one.see(null, games[0] ?? 0)).meetings).toEqual({ wonByA: 2, wonByB: 0 })
  })

  it('gives no chance in a league that one of them has left', async () => {
    const left = await world.person('Колишня Учасниця')
    const league = openCourt(world, (await world.league('Минула ліга', [daryna, left])).id)
    await league.completed(daryna, left, '6:4 6:4')
    const { data: players } = await world.call(null, 'GET /api/v1/user-leagues/players', {
      query: { leagueId: league.leagueId },
    })
    const userLeagueId = players.find(({ user }) => user.id === left.id)?.userLeagueId ?? 0
    const params = { leagueId: league.leagueId, userLeagueId }
    await world.call(left, 'DELETE /api/v1/leagues/{leagueId}/players/{userLeagueId}', { params })
    expect((await between(daryna.id, left.id)).data.leagues).toMatchObject([{ wonByA: 1, chance: null }])
  })

  it('is nothing with oneself or with nobody', async () => {
    expect((await between(daryna.id, daryna.id)).status).toBe(404)
    expect((await between(daryna.id, 999_999)).status).toBe(404)
  })
})
