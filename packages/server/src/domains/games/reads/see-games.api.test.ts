import type { Game } from '@matchbol/core/games/game-shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Court, openCourt } from '../../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let admin: Person
let olena: Person
let iryna: Person
let maria: Person
let stranger: Person
let court: Court
let strong: number

beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('Адміністраторка Ліги', 'ADMIN')
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  maria = await world.person('Марія Бондар')
  stranger = await world.person('Стороння Людина')
  const members = [olena, iryna, maria]
  court = openCourt(world, (await world.league('Ліга', members, { rematchAfterDays: 0 })).id)
  const body = { leagueId: court.leagueId, name: 'Сильні', level: 2 }
  strong = court.done(await court.call(admin, 'POST /api/v1/categories', { body })).id
  court.done(await court.call(maria, 'PUT /api/v1/users/change-category', { body: { categoryId: strong } }))
})
afterAll(() => world.close())

const inState = {
  PENDING: () => court.invited(olena, iryna, { message: 'Мій номер 050…' }),
  ACCEPTED: () => court.agreed(olena, iryna),
  PENDING_CONFIRMATION: () => court.awaiting(olena, iryna, '6:4 6:4'),
  DISPUTED: () => court.disputed(olena, iryna, '6:4 6:4'),
  REJECTED: async () => court.done(await court.reject(iryna, await court.invited(olena, iryna))).id,
  CANCELLED: async () => court.done(await court.cancel(olena, await court.invited(olena, iryna))).id,
}
const clear = (id: number) => court.decide(admin, id, { action: 'VOID' })

describe('a game that is not completed', () => {
  it.each(Object.entries(inState))('is seen by its two players and admins alone: %s', async (status, begin) => {
    const id = await begin()
    for (const who of [olena, iryna, admin]) expect(await court.see(who, id)).toMatchObject({ id, status })
    for (const who of [null, stranger, maria])
      expect((await court.call(who, 'GET /api/v1/games/{id}', { params: { id } })).status).toBe(404)
    if (status === 'PENDING') court.done(await court.reject(iryna, id))
    else await clear(id)
  })

  it('is not told from one that there is not', async () => {
    const params = { id: await inState.CANCELLED() }
    const hidden = await court.call(stranger, 'GET /api/v1/games/{id}', { params })
    const missing = await court.call(stranger, 'GET /api/v1/games/{id}', { params: { id: 999_999 } })
    expect({ ...hidden, headers: null, requestId: null }).toEqual({ ...missing, headers: null, requestId: null })
  })

  it.each(['abc', '0', '-1', '1.5', '99999999999'])('has a number, not %s', async (id) => {
    expect((await world.send(`/api/v1/games/${id}`)).status).toBe(400)
  })
})

describe('a completed game', () => {
  let id: number
  beforeAll(async () => {
    id = await court.invited(olena, iryna, { message: 'Мій номер 050…' })
    court.done(await court.accept(iryna, id))
    court.done(await court.submit(olena, id, '6:4 6:4', { notes: 'Гарна гра' }))
    court.done(await court.confirm(iryna, id))
  })

  it('is everybody’s to see, with what it moved, what it gives and what the two have between them', async () => {
    const seen = await court.see(null, id)
    expect(seen).toMatchObject({
      status: 'COMPLETED',
      score: '6:4 6:4',
      seasonPoints: { a: 4, b: 1 },
      meetings: { wonByA: 1, wonByB: 0 },
      rematchFrom: seen.completedAt,
      winnersPlace: 1,
      steps: { a: { before: 1100, ratedGames: 0, f: 0.9, m: 0.8, expected: 0.5 } },
    })
    expect(seen.steps?.a.change).toBe(seen.a.rating?.change)
    expect(seen.steps?.b.after).toBe(seen.b.rating?.after)
  })

  it('shows its log to its two players and admins alone', async () => {
    for (const who of [olena, iryna, admin]) {
      const { log } = await court.see(who, id)
      expect(log.map(({ move, actor, version }) => [version, move, actor?.id])).toEqual([
        [1, 'invite', olena.id],
        [2, 'accept', iryna.id],
        [3, 'submit', olena.id],
        [4, 'confirm', iryna.id],
      ])
    }
    for (const who of [null, stranger]) expect((await court.see(who, id)).log).toEqual([])
  })

  it('keeps to them, too, what they wrote, in every answer that carries it', async () => {
    const params = { id: olena.id, otherId: iryna.id }
    const ofPlayer = { params: { id: olena.id } }
    const answers = async (who: Person | null): Promise<(Game | undefined)[]> => [
      await court.see(who, id),
      court.done(await court.call(who, 'GET /api/v1/games', { query: { playerId: olena.id } }))[0],
      ...(who
        ? [court.done(await court.call(who, 'GET /api/v1/games/player/{id}', ofPlayer)).find((game) => game.id === id)]
        : []),
    ]
    const forEverybody: (Game | undefined)[] = [
      court.done(await court.call(null, 'GET /api/v1/players/{id}/head-to-head/{otherId}', { params })).games[0],
    ]
    const words = { message: 'Мій номер 050…', notes: 'Гарна гра', submittedBy: olena.id }
    for (const who of [olena, iryna, admin]) for (const game of await answers(who)) expect(game).toMatchObject(words)
    for (const game of [...forEverybody, ...(await answers(null)), ...(await answers(stranger))])
      expect(game).toMatchObject({ id, message: null, notes: null, submittedBy: null, score: '6:4 6:4' })
  })

  it('answers an expired or forged token with 401, not as if there were none', async () => {
    const params = { id }
    const forged = { ...olena, token: `${olena.token.slice(0, -2)}xx` }
    expect(await world.call(forged, 'GET /api/v1/games/{id}', { params })).toMatchObject({ status: 401 })
  })
})

describe('the list of games', () => {
  let first: number
  let second: number
  let third: number
  let open: number
  let list: Court
  beforeAll(async () => {
    list = openCourt(world, (await world.league('Список', [olena, iryna, maria], { rematchAfterDays: 0 })).id)
    const hoursAgo = (hours: number) => new Date(world.clock.now.getTime() - hours * 3_600_000).toISOString()
    first = await list.completed(olena, iryna, '6:4 6:4', { completedAt: hoursAgo(50) })
    third = await list.completed(iryna, maria, '6:4 6:4', { completedAt: hoursAgo(2) })
    second = await list.completed(maria, olena, '6:4 6:4', { completedAt: hoursAgo(26) })
    open = await list.invited(olena, iryna)
  })
  const ids = async (query: object = {}, who: Person | null = null) =>
    list
      .done(await list.call(who, 'GET /api/v1/games', { query: { leagueId: list.leagueId, ...query } }))
      .map(({ id }) => id)

  it('holds the completed ones, by when they were played, the newest first', async () => {
    expect(await ids()).toEqual([third, second, first])
  })

  it('is narrowed to a player, a category, a time', async () => {
    expect(await ids({ playerId: maria.id })).toEqual([third, second])
    expect(await ids({ categoryId: strong })).toEqual([])
    expect(await ids({ from: '2026-11-20T08:00:00Z' })).toEqual([third, second])
    expect(await ids({ to: '2026-11-20T08:00:00Z' })).toEqual([first])
    expect(await ids({ from: '2026-11-20T10:00:00+02:00', to: '2026-11-21T00:00:00+02:00' })).toEqual([second])
  })

  it('is narrowed to a part of a name of either player, and to a season', async () => {
    expect(await ids({ q: 'БОНД' })).toEqual([third, second])
    expect(await ids({ q: 'iryna' })).toEqual([third, first])
    expect(await ids({ q: '%' })).toEqual([])
    const { season } = await list.table()
    expect(await ids({ seasonId: season.id })).toEqual([third, second, first])
    expect(await ids({ seasonId: season.id + 999 })).toEqual([])
  })

  it('§3: comes in pages: data, and meta with page, limit, total and totalPages', async () => {
    const { data, meta } = await list.call(null, 'GET /api/v1/games', {
      query: { leagueId: list.leagueId, page: 2, limit: 2 },
    })
    expect(data.map(({ id }) => id)).toEqual([first])
    expect(meta).toEqual({ page: 2, limit: 2, total: 3, totalPages: 2 })
  })

  it('§9: of an empty league has page 1, limit 20, total 0, totalPages 1', async () => {
    const { id } = await world.league('Порожня')
    expect(await list.call(null, 'GET /api/v1/games', { query: { leagueId: id } })).toMatchObject({
      data: [],
      meta: { page: 1, limit: 20, total: 0, totalPages: 1 },
    })
  })

  it('of those that wait shows each reader their own, an admin all, the public none', async () => {
    const status = 'PENDING'
    expect(await ids({ status })).toEqual([])
    expect(await ids({ status }, maria)).toEqual([])
    expect(await ids({ status }, iryna)).toEqual([open])
    expect(await ids({ status }, admin)).toEqual([open])
  })

  it('of one player shows all that the reader may see, what is open before what is over', async () => {
    const ofOlena = async (who: Person, query: object = {}) =>
      list
        .done(await list.call(who, 'GET /api/v1/games/player/{id}', { params: { id: olena.id }, query }))
        .filter(({ league }) => league.id === list.leagueId)
        .map(({ id }) => id)
    expect(await ofOlena(olena)).toEqual([open, second, first])
    expect(await ofOlena(maria)).toEqual([second, first])
    expect(await ofOlena(olena, { status: 'PENDING' })).toEqual([open])
    const unsigned = await list.call(null, 'GET /api/v1/games/player/{id}', { params: { id: olena.id } })
    expect(unsigned.status).toBe(401)
  })
})
