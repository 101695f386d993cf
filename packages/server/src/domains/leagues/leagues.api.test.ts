import { DEFAULT_LEAGUE_RULES } from '@matchbol/core/leagues/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCourt, refusal } from '../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let admin: Person
let olena: Person
let iryna: Person

beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('Адміністраторка Ліги', 'ADMIN')
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
})
afterAll(() => world.close())

const found = (body: { name: string; [field: string]: unknown }) =>
  world.call(admin, 'POST /api/v1/leagues', { body: body as { name: string } })
const change = (id: number, body: object) => world.call(admin, 'PUT /api/v1/leagues/{id}', { params: { id }, body })
const read = (id: number) => world.call(null, 'GET /api/v1/leagues/{id}', { params: { id } })
const remove = (id: number) => world.call(admin, 'DELETE /api/v1/leagues/{id}', { params: { id } })

describe('an admin founds a league', () => {
  it('with the usual rules, its first season, and an address in the official transliteration', async () => {
    const answer = await found({ name: 'Щастя і Зграя: Подільський корт' })
    expect(answer).toMatchObject({
      status: 200,
      data: {
        slug: 'shchastia-i-zghraia-podilskyi-kort',
        gender: 'ANY',
        description: null,
        city: null,
        isActive: true,
        playersCount: 0,
        gamesCount: 0,
        rules: DEFAULT_LEAGUE_RULES,
        activeSeason: { name: 'Сезон 2026', startsAt: '2026-11-21T10:00:00.000Z', endsAt: null },
      },
    })
    const seasons = await world.call(null, 'GET /api/v1/leagues/{id}/seasons', { params: { id: answer.data.id } })
    expect(seasons.data).toMatchObject([
      { id: answer.data.activeSeason.id, status: 'ACTIVE', rules: DEFAULT_LEAGUE_RULES },
    ])
  })

  it('and says otherwise where the club plays otherwise', async () => {
    const rules = { format: 'SET3-S:4/TB5@3', maxOpenGames: 2, crossCategory: false }
    const { data } = await found({ name: 'Fast4', gender: 'MIXED', city: ' Львів ', description: '', rules })
    expect(data).toMatchObject({ gender: 'MIXED', city: 'Львів', description: null })
    expect(data.rules).toEqual({ ...DEFAULT_LEAGUE_RULES, ...rules })
  })

  it('twice under one name: the second has a number in its address', async () => {
    const slugs = []
    for (let nth = 0; nth < 3; nth++) slugs.push((await found({ name: 'Київська зима' })).data.slug)
    expect(slugs).toEqual(['kyivska-zyma', 'kyivska-zyma-2', 'kyivska-zyma-3'])
  })

  it('with a season named by the year of Kyiv, which begins two hours before that of UTC', async () => {
    const { now } = world.clock
    world.clock.now = new Date('2026-12-31T22:30:00Z')
    const { data } = await world.call(await world.again(admin), 'POST /api/v1/leagues', { body: { name: 'Новорічна' } })
    world.clock.now = now
    expect(data.activeSeason.name).toBe('Сезон 2027')
  })

  it.each([
    ['a format that nobody can play', { rules: { format: 'SET4-S:6/TB7' } }, 'body.rules.format'],
    ['a format of timed sets', { rules: { format: 'SET3-S:T20' } }, 'body.rules.format'],
    ['no format at all', { rules: { format: '' } }, 'body.rules.format'],
    ['a rule that there is not', { rules: { sudden: 1 } }, 'body.rules'],
    ['half a points rule', { rules: { pointsRule: { winStraight: 5 } } }, 'body.rules.pointsRule.winDropped'],
    [
      'a points rule with more in it',
      { rules: { pointsRule: { ...DEFAULT_LEAGUE_RULES.pointsRule, draw: 1 } } },
      'body.rules.pointsRule',
    ],
    ['no days to answer', { rules: { inviteExpiryDays: 0 } }, 'body.rules.inviteExpiryDays'],
    ['a blank name', { name: '  ' }, 'body.name'],
    ['a slug of its own', { slug: 'my-league' }, 'body'],
  ])('but not with %s', async (_what, fields, path) => {
    const answer = await found({ name: 'Ліга', ...fields })
    expect(answer).toMatchObject({ status: 400, errorType: 'VALIDATION' })
    expect(answer.issues?.map((issue) => issue.path)).toContain(path)
  })

  it('and nobody else does', async () => {
    const body = { name: 'Самозвана ліга' }
    expect(refusal(await world.call(olena, 'POST /api/v1/leagues', { body }))).toEqual({
      status: 403,
      code: 'FORBIDDEN',
    })
    expect(refusal(await world.call(null, 'POST /api/v1/leagues', { body }))).toEqual({ status: 401, code: 'NO_TOKEN' })
  })
})

describe('an admin changes a league', () => {
  it('at once in its words, and from the next season on in its rules', async () => {
    const { data: league } = await found({ name: 'Осіння ліга', description: 'Корти на Подолі' })
    const changed = await change(league.id, { name: 'Весняна ліга', description: '', rules: { maxOpenGames: 9 } })
    expect(changed.data).toMatchObject({
      name: 'Весняна ліга',
      description: null,
      slug: 'osinnia-liha',
      rules: { ...DEFAULT_LEAGUE_RULES, maxOpenGames: 9 },
    })
    const seasons = () => world.call(null, 'GET /api/v1/leagues/{id}/seasons', { params: { id: league.id } })
    expect((await seasons()).data.map(({ rules }) => rules.maxOpenGames)).toEqual([4])
    await world.call(admin, 'POST /api/v1/leagues/{id}/seasons', { params: { id: league.id }, body: { name: 'Весна' } })
    expect((await seasons()).data.map(({ rules }) => rules.maxOpenGames)).toEqual([9, 4])
  })

  it('and what is not named stays', async () => {
    const { data: league } = await found({ name: 'Стала ліга', city: 'Одеса', rules: { rematchAfterDays: 7 } })
    expect((await change(league.id, {})).data).toEqual(league)
    expect((await change(league.id, { isActive: false })).data).toEqual({ ...league, version: 2, isActive: false })
  })

  it('but not into a format that nobody can play, and not one that there is not', async () => {
    const { data: league } = await found({ name: 'Ліга' })
    expect(await change(league.id, { rules: { format: 'SET3-S:6' } })).toMatchObject({ status: 400 })
    expect((await read(league.id)).data.rules).toEqual(DEFAULT_LEAGUE_RULES)
    expect(await change(999_999, { name: 'Ніяка' })).toMatchObject({ status: 404 })
  })
})

describe('an admin deletes a league', () => {
  it('that was never played in, with its categories, seasons and members', async () => {
    const league = await world.league('Порожня ліга', [olena])
    await world.call(admin, 'POST /api/v1/categories', { body: { leagueId: league.id, name: 'Перша' } })
    expect(await remove(league.id)).toMatchObject({ status: 200, data: null })
    expect(await read(league.id)).toMatchObject({ status: 404 })
    expect(await remove(league.id)).toMatchObject({ status: 404 })
  })

  it('but not one with a game in it', async () => {
    const league = await world.league('Жива ліга', [olena, iryna])
    await openCourt(world, league.id).invited(olena, iryna)
    expect(refusal(await remove(league.id))).toEqual({ status: 409, code: 'LEAGUE_HAS_GAMES' })
    expect((await read(league.id)).status).toBe(200)
  })
})

describe('the list of leagues', () => {
  let list: World
  beforeAll(async () => {
    list = await openWorld()
    const founder = await list.person('Засновник Ліг', 'ADMIN')
    for (const name of [
      'Їжакова',
      'Ялинкова',
      'Ґанкова',
      'Істина',
      'Ґудзик',
      'Горіхова',
      'Дубова',
      'Єдина',
      'Ивина',
      'Жовта',
      'гай',
    ])
      await list.call(founder, 'POST /api/v1/leagues', { body: { name, isActive: name !== 'Дубова' } })
  })
  afterAll(() => list.close())
  const names = async (query: { page?: number; limit?: number; isActive?: 'true' | 'false' } = {}) => {
    const { data, meta } = await list.call(null, 'GET /api/v1/leagues', { query })
    return { names: data.map(({ name }) => name), meta }
  }

  it('stands in the order of the Ukrainian alphabet', async () => {
    expect((await names()).names).toEqual([
      'гай',
      'Горіхова',
      'Ґанкова',
      'Ґудзик',
      'Дубова',
      'Єдина',
      'Жовта',
      'Ивина',
      'Істина',
      'Їжакова',
      'Ялинкова',
    ])
  })

  it('comes in pages, the last of them short', async () => {
    expect(await names({ page: 3, limit: 5 })).toEqual({
      names: ['Ялинкова'],
      meta: { page: 3, limit: 5, total: 11, totalPages: 3 },
    })
  })

  it('is of those that are active, or of those that are not', async () => {
    expect((await names({ isActive: 'false' })).names).toEqual(['Дубова'])
    expect((await names({ isActive: 'true' })).meta.total).toBe(10)
  })

  it('is searched by a part of the name or of the city, in whatever letters it is typed', async () => {
    const place = { name: 'Річкова', city: 'Житомир' }
    await list.call(await list.person('Засновник', 'ADMIN'), 'POST /api/v1/leagues', { body: place })
    const found = async (q: string) => (await list.call(null, 'GET /api/v1/leagues', { query: { q } })).data
    expect((await found('ҐУД')).map(({ name }) => name)).toEqual(['Ґудзик'])
    expect((await found('жит')).map(({ name }) => name)).toEqual(['Річкова'])
    expect(await found('%')).toEqual([])
  })

  it.each([{ page: 0 }, { limit: 0 }, { limit: 101 }, { page: 1.5 }])('has no page %o', async (query) => {
    expect(await list.call(null, 'GET /api/v1/leagues', { query })).toMatchObject({ status: 400 })
  })
})

describe('the league that a page is about', () => {
  it('is the one named, else the liveliest of the open; beside it stand its seasons, its categories, and the leagues while they are few', async () => {
    const small = await openWorld()
    const [boss, anna, bohdana] = [
      await small.person('Марія Адмін', 'ADMIN'),
      await small.person('Анна А'),
      await small.person('Богдана Б'),
    ]
    const choice = async (leagueId?: number) =>
      small.call(null, 'GET /api/v1/leagues/choice', leagueId === undefined ? {} : { query: { leagueId } })
    expect((await choice()).data).toEqual({ league: null, leagues: [], seasons: [], categories: [] })
    const quiet = await small.league('Тиха', [anna, bohdana])
    const lively = await small.league('Жвава', [anna, bohdana])
    await openCourt(small, lively.id).completed(anna, bohdana, '6:4 6:4')
    const body = { leagueId: quiet.id, name: 'Сильні' }
    await small.call(boss, 'POST /api/v1/categories', { body })
    const { data } = await choice()
    expect(data.league).toMatchObject({ id: lively.id, gamesCount: 1 })
    expect(data.leagues?.map(({ name }) => name)).toEqual(['Жвава', 'Тиха'])
    expect(data.seasons).toMatchObject([{ id: lively.activeSeason.id, status: 'ACTIVE' }])
    expect((await choice(quiet.id)).data).toMatchObject({ league: { id: quiet.id }, categories: [{ name: 'Сильні' }] })
    expect((await choice(999_999)).status).toBe(404)
    const page = async (query: { leagueId?: number; season?: number; page?: number } = {}) =>
      small.call(null, 'GET /api/v1/stats/leagues', { query })
    expect(await page()).toMatchObject({
      data: {
        league: { id: lively.id, playersCount: 2, gamesCount: 1 },
        table: { season: { id: lively.activeSeason.id }, rows: [{ points: 4 }, { points: 1 }] },
        statistics: { gamesByMonth: expect.any(Array) },
      },
      meta: { page: 1, limit: 50, total: 2, totalPages: 1 },
    })
    const leftOver = { leagueId: quiet.id, season: lively.activeSeason.id }
    expect((await page(leftOver)).data).toMatchObject({
      league: { id: quiet.id },
      table: { season: { id: quiet.activeSeason.id } },
    })
    expect((await page({ page: 2 })).status).toBe(404)
    expect((await page({ leagueId: 999_999 })).status).toBe(404)
    expect((await page({ leagueId: quiet.id, season: 999_999 })).status).toBe(404)
    await small.call(boss, 'PUT /api/v1/leagues/{id}', { params: { id: lively.id }, body: { isActive: false } })
    expect((await choice()).data.league?.id).toBe(quiet.id)
    for (let nth = 0; nth < 19; nth++) await small.league(`Ліга ${nth}`)
    expect((await choice()).data.leagues).toBe(null)
    await small.close()
  })
})

it('an address that names no league answers 404, whatever is asked of it', async () => {
  const params = { id: 999_999 }
  expect((await read(999_999)).status).toBe(404)
  expect((await world.call(null, 'GET /api/v1/leagues/{id}/seasons', { params })).status).toBe(404)
  expect((await world.call(null, 'GET /api/v1/leagues/{id}/table', { params })).status).toBe(404)
  expect((await world.call(admin, 'GET /api/v1/leagues/{id}/available-players', { params })).status).toBe(404)
  const next = await world.call(admin, 'POST /api/v1/leagues/{id}/seasons', { params, body: { name: 'Ніколи' } })
  expect(next.status).toBe(404)
})
