import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let admin: Person
let olena: Person
let people = 0

beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('Адміністраторка Ліги', 'ADMIN')
})
afterAll(() => world.close())
beforeEach(async () => {
  people++
  olena = await world.person(`Олена Марченко${people}`)
})

const category = async (leagueId: number, name: string, fields: object = {}) =>
  (await world.call(admin, 'POST /api/v1/categories', { body: { leagueId, name, ...fields } })).data
const join = (who: Person, leagueId: number, fields: object = {}) =>
  world.call(who, 'POST /api/v1/users/join-league', { body: { leagueId, ...fields } })
const leave = (who: Person, leagueId: number, userLeagueId: number) =>
  world.call(who, 'DELETE /api/v1/leagues/{leagueId}/players/{userLeagueId}', { params: { leagueId, userLeagueId } })
const membershipsOf = async (who: Person) => (await world.call(who, 'GET /api/v1/users/profile')).data.leagues

describe('the people of a league', () => {
  const listed = async (query: { leagueId: number; categoryId?: number; q?: string }) =>
    (await world.call(null, 'GET /api/v1/user-leagues/players', { query })).data
  const available = async (leagueId: number, query: { categoryId?: number; q?: string; limit?: number } = {}) =>
    (await world.call(admin, 'GET /api/v1/leagues/{id}/available-players', { params: { id: leagueId }, query })).data
  const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

  it('stand by name in the Ukrainian alphabet, those who have left no longer', async () => {
    const members = []
    for (const name of ['Яна Ґ', 'Ганна Б', 'Ґалина А', 'Єва Ї', 'Євгенія Ж', 'Ганна А', 'Їва Є'])
      members.push(await world.person(name))
    const league = await world.league('Абетка', [...members, olena])
    await leave(olena, league.id, (await membershipsOf(olena))[0]?.id ?? 0)
    const players = await listed({ leagueId: league.id })
    expect(players.map(({ user }) => nameOf(user))).toEqual([
      'Ганна А',
      'Ганна Б',
      'Ґалина А',
      'Єва Ї',
      'Євгенія Ж',
      'Їва Є',
      'Яна Ґ',
    ])
    expect(players.every(({ id, userLeagueId, points }) => id === userLeagueId && points === null)).toBe(true)
  })

  it('are the same page by page as all at once, whoever has been renamed or has left', async () => {
    const last = ['', 'Ян', 'абетка', 'Абетка', 'Ґава', 'Їжак', 'Smith', "О'Браян", 'Яя', '🎾']
    const members = []
    for (const first of ['Ян', 'Яна', 'яна', 'Ґалина', 'Ada'])
      for (const name of last) members.push(await world.person(`${first} ${name}`.trim()))
    const league = await world.league('Гортання', [...members, olena])
    await leave(olena, league.id, (await membershipsOf(olena))[0]?.id ?? 0)
    const [renamed] = members as [Person]
    await world.call(renamed, 'PUT /api/v1/users/{id}', {
      params: { id: renamed.id },
      body: { firstName: 'Зоряна', lastName: 'Нова' },
    })
    const page = (page: number, limit: number) =>
      world.call(null, 'GET /api/v1/user-leagues/players', { query: { leagueId: league.id, page, limit } })
    const { data: all, meta } = await page(1, 100)
    expect(meta).toMatchObject({ total: members.length })
    expect(all.map(({ user }) => nameOf(user))).toContain('Зоряна Нова')
    for (const limit of [7, 10]) {
      const pages = []
      for (let nth = 1; nth <= Math.ceil(members.length / limit); nth++) pages.push(...(await page(nth, limit)).data)
      expect(pages).toEqual(all)
    }
    expect(refusal(await page(6, 10))).toEqual({ status: 404, code: 'NOT_FOUND' })
  })

  it('are found by a part of the name, however it is written, and by category', async () => {
    const league = await world.league('Пошук', [
      await world.person("Дар'я Підкова"),
      await world.person('Ада Мельник'),
      await world.person('★Вар_Гармаш'),
    ])
    const strong = await category(league.id, 'Сильні')
    await join(olena, league.id, { categoryId: strong.id })
    expect((await listed({ leagueId: league.id, q: ' дарЯ' })).map(({ user }) => user.lastName)).toEqual(['Підкова'])
    for (const sign of ['%', '_', '%%%']) {
      expect(await listed({ leagueId: league.id, q: sign })).toEqual([])
      expect(await available(league.id, { q: sign })).toEqual([])
    }
    for (const q of ['ва', 'га', '★вар'])
      expect((await listed({ leagueId: league.id, q })).map(({ user }) => user.firstName)).toEqual(['★Вар_Гармаш'])
    expect((await listed({ leagueId: league.id, categoryId: strong.id })).map(({ user }) => user.id)).toEqual([
      olena.id,
    ])
  })

  it('are not available to it, the others are, but for the blocked', async () => {
    const league = await world.league('Кого додати', [olena])
    const free = await world.person(`Вільна Особа${people}`)
    const blocked = await world.person(`Вільна Особа${people}`)
    await world.call(admin, 'PUT /api/v1/users/{id}', { params: { id: blocked.id }, body: { status: 'BLOCKED' } })
    const ids = async (query: { categoryId?: number; q?: string } = {}) =>
      (await available(league.id, { limit: 100, ...query })).map(({ id }) => id)
    expect(await ids()).toEqual(expect.arrayContaining([admin.id, free.id]))
    expect(await ids()).not.toContain(olena.id)
    expect(await ids({ q: `особа${people}` })).toEqual([free.id])
  })

  it('are not available to a category of it that they are not in: they are moved there; nobody is to a closed league', async () => {
    const league = await world.league('Кого перевести', [olena])
    const strong = await category(league.id, 'Сильні')
    const free = await world.person(`Вільна Сильна${people}`)
    const found = async (q: string) =>
      (await available(league.id, { categoryId: strong.id, q: `${q}${people}` })).map(({ id }) => id)
    expect(await found('марченко')).toEqual([])
    expect(await found('сильна')).toEqual([free.id])
    const closed = { params: { id: league.id }, body: { isActive: false } }
    expect((await world.call(admin, 'PUT /api/v1/leagues/{id}', closed)).data.isActive).toBe(false)
    expect(await found('сильна')).toEqual([])
  })

  it('that could be added are an admin’s to see', async () => {
    const league = await world.league('Ліга')
    const asked = await world.call(olena, 'GET /api/v1/leagues/{id}/available-players', { params: { id: league.id } })
    expect(refusal(asked)).toEqual({ status: 403, code: 'FORBIDDEN' })
  })
})

describe('an odd search', () => {
  it.each(['\u0000', 'а\u0000', '\\', '%_', '\u202e', '💥'])('for %j breaks nothing', async (q) => {
    const league = await world.league('Ліга', [olena])
    const answers = [
      await world.call(null, 'GET /api/v1/user-leagues/players', { query: { leagueId: league.id, q } }),
      await world.call(admin, 'GET /api/v1/leagues/{id}/available-players', {
        params: { id: league.id },
        query: { q },
      }),
      await world.call(null, 'GET /api/v1/players', { query: { leagueId: league.id, q } }),
      await world.call(olena, 'GET /api/v1/games/opponents', { query: { leagueId: league.id, q } }),
    ]
    for (const { status } of answers) expect(status).toBeLessThan(500)
  })
})

describe('on a site with thousands of people', () => {
  it('a name leads to a hundred who bear it, and says that there are more; who could be added is found by name, however many play already', async () => {
    const league = await world.league('Велика', [])
    await sql`
      insert into users (first_name, last_name, folded_name, search_name, created_at)
      select 'Ян', 'Численний', 'ян численний', 'ian chislenii', now() from generate_series(1, 1100)`.execute(world.db)
    await sql`
      insert into memberships (user_id, league_id, status, joined_at, first_name, last_name, search_name)
      select id, ${league.id}, 'ACTIVE', now(), first_name, last_name, search_name from users where search_name = 'ian chislenii' order by id limit 150`.execute(
      world.db,
    )
    const query = { q: 'Численний' }
    const params = { id: league.id }
    const inLeague = { ...query, leagueId: league.id }
    const searches = [
      await world.call(null, 'GET /api/v1/user-leagues/players', { query: inLeague }),
      await world.call(admin, 'GET /api/v1/users', { query }),
      await world.call(admin, 'GET /api/v1/leagues/{id}/available-players', { params, query }),
    ]
    for (const { meta } of searches) expect(meta).toMatchObject({ total: 100, totalPages: 5, isAtLeast: true })
    const far = await world.call(null, 'GET /api/v1/user-leagues/players', { query: { ...inLeague, page: 6 } })
    expect(refusal(far)).toEqual({ status: 404, code: 'NOT_FOUND' })
    const unnamed = await world.call(admin, 'GET /api/v1/leagues/{id}/available-players', { params, query: {} })
    expect(unnamed.meta).toMatchObject({ total: 950 }) // of the newest 1,001, the others play already
  })
})
