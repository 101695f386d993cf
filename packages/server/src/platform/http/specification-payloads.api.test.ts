import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCourt } from '../../../test/court.ts'
import { sitePayload, widgetPayload } from '../../../test/login.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

/** What sections 3 to 9 of the specification say of what is sent: shapes, rules and refusals, to the letter. */
let world: World
let admin: Person
let olena: Person
let iryna: Person
let leagueId: number
let gameId: number

beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('Адміністраторка Ліги', 'ADMIN')
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  leagueId = (await world.league('Жіноча ліга', [olena, iryna])).id
  const court = openCourt(world, leagueId)
  gameId = court.done(await court.record(olena, iryna, '6:4 6:4')).id
})
afterAll(() => world.close())

const get = (who: Person | null, path: string) =>
  world.send(path, who ? { headers: { authorization: `Bearer ${who.token}` } } : {})
const post = (who: Person | null, path: string, body: object, method = 'POST') =>
  world.send(path, {
    method,
    headers: { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${who.token}` }) },
    body: JSON.stringify(body),
  })
const category = async (name: string, level: number | null) =>
  (await world.call(admin, 'POST /api/v1/categories', { body: { leagueId, name, level } })).data
const profileOf = async (who: Person) => (await world.call(who, 'GET /api/v1/users/profile')).data

describe('§3: what is sent and answered', () => {
  it('a user has every field of the specification', async () => {
    expect(await profileOf(olena)).toMatchObject({
      id: olena.id,
      firstName: 'Олена',
      lastName: 'Марченко',
      photoUrl: null,
      role: 'PLAYER',
      leagues: expect.any(Array),
      ratings: expect.any(Array),
      tickets: [],
      blogPosts: [],
      gameStats: expect.any(Object),
      gamesAwaitingConfirmation: expect.any(Array),
    })
    expect((await profileOf(admin)).role).toBe('ADMIN')
  })

  it('a user league has id, isActive, league with id and name, and a category with name and level or none', async () => {
    expect((await profileOf(iryna)).leagues).toMatchObject([
      { id: expect.any(Number), isActive: true, league: { id: leagueId, name: 'Жіноча ліга' }, category: null },
    ])
    const { id: categoryId } = await category('Перша', 3)
    await world.call(iryna, 'POST /api/v1/users/join-category', { body: { leagueId, categoryId } })
    expect((await profileOf(iryna)).leagues).toMatchObject([{ category: { name: 'Перша', level: 3 } }])
  })

  it('a league has id, name and isActive', async () => {
    expect((await get(null, `/api/v1/leagues/${leagueId}`)).data).toMatchObject({
      id: leagueId,
      name: 'Жіноча ліга',
      isActive: true,
    })
  })

  it('categories stand by level, ascending, and a missing level counts as 0', async () => {
    const own = (await world.league('Ліга рівнів')).id
    for (const [name, level] of [
      ['Майстри', 4],
      ['Без рівня', null],
      ['Новачки', 1],
      ['Нижче нікуди', 0],
    ] as const)
      await world.call(admin, 'POST /api/v1/categories', { body: { leagueId: own, name, level } })
    const { data } = await world.call(null, 'GET /api/v1/categories', { query: { leagueId: own } })
    expect(data.map(({ name }) => name)).toEqual(['Без рівня', 'Нижче нікуди', 'Новачки', 'Майстри'])
    expect(data.at(-1)).toMatchObject({
      id: expect.any(Number),
      level: 4,
      description: null,
      leagueId: own,
      isActive: true,
    })
  })

  it('a player in a league has id, user with id, and userLeagueId', async () => {
    const { data } = await world.call(null, 'GET /api/v1/user-leagues/players', { query: { leagueId } })
    expect(data).toContainEqual(
      expect.objectContaining({
        id: expect.any(Number),
        userLeagueId: expect.any(Number),
        user: expect.objectContaining({ id: olena.id }),
      }),
    )
  })

  it('gameStats are totalInvitationsCount, pendingGamesCount and invitationsToUserCount', async () => {
    expect((await profileOf(admin)).gameStats).toEqual({
      totalInvitationsCount: 0,
      pendingGamesCount: 0,
      invitationsToUserCount: 0,
    })
  })

  it('an answer is wrapped: success, data, message; that of a write, and of one repeated, as well', async () => {
    expect(await get(null, `/api/v1/leagues/${leagueId}`)).toMatchObject({
      success: true,
      message: 'League found',
      data: { id: leagueId },
    })
    const call = 'PUT /api/v1/users/{id}'
    const changed = await world.call(olena, call, { params: { id: olena.id }, body: { city: 'Київ' } })
    expect(changed).toMatchObject({ success: true, message: 'User changed', data: { id: olena.id } })
    for (const _twice of [1, 2])
      expect(
        await world.call(
          olena,
          'POST /api/v1/blog/posts',
          { body: { title: 'Про подачу', body: 'Кидайте м’яч вище.' } },
          { 'idempotency-key': 'an article' },
        ),
      ).toMatchObject({ success: true, message: 'Article written', data: { title: 'Про подачу' } })
  })

  it('a list is paged: data and meta with page, limit, total and totalPages, and an answer is wrapped', async () => {
    const answer = await get(null, '/api/v1/leagues?limit=1')
    expect(answer).toMatchObject({ success: true, message: 'Leagues found', data: [expect.any(Object)] })
    expect(answer.meta).toEqual({ page: 1, limit: 1, total: expect.any(Number), totalPages: answer.meta.total })
  })

  it('the login payload is what the widget gives, and telegramId, username, firstName, lastName beside it', async () => {
    const payload = sitePayload(world, { first_name: 'Олег', last_name: 'Савченко', username: 'oleg' })
    expect(payload).toMatchObject({ telegramId: String(payload.id), firstName: 'Олег', lastName: 'Савченко' })
    expect(await post(null, '/api/v1/users/auth/telegram', payload)).toMatchObject({ status: 200 })
    expect(await post(null, '/api/v1/users/auth/telegram', widgetPayload(world))).toMatchObject({ status: 200 })
  })
})

describe('§4: states', () => {
  it('§3: a result that was submitted awaits the other player’s confirmation', async () => {
    expect((await profileOf(iryna)).gamesAwaitingConfirmation).toMatchObject([
      { id: gameId, status: 'PENDING_CONFIRMATION' },
    ])
    expect((await profileOf(olena)).gamesAwaitingConfirmation).toEqual([])
  })

  it('a membership that was left is no active one, and its row stays', async () => {
    const leaver = await world.person('Ганна Мороз')
    const { data } = await world.call(leaver, 'POST /api/v1/users/join-league', { body: { leagueId } })
    await world.send(`/api/v1/leagues/${leagueId}/players/${data.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${leaver.token}` },
    })
    expect((await profileOf(leaver)).leagues).toMatchObject([{ id: data.id, isActive: false }])
  })
})

describe('§5: refused to the letter', () => {
  it.each(['id', 'auth_date', 'hash'])('a login without %s misses required data', async (field) => {
    const payload = { ...sitePayload(world), [field]: undefined }
    expect(await post(null, '/api/v1/users/auth/telegram', payload)).toMatchObject({
      status: 400,
      message: 'Missing required Telegram auth data',
    })
  })

  it('login data older than 86400 seconds is too old, and that old it is not yet', async () => {
    const now = Math.floor(world.clock.now.getTime() / 1000)
    const old = sitePayload(world, { auth_date: now - 86_401 })
    expect(await post(null, '/api/v1/users/auth/telegram', old)).toMatchObject({
      status: 401,
      message: 'Telegram auth data is too old',
    })
    const last = sitePayload(world, { auth_date: now - 86_400 })
    expect(await post(null, '/api/v1/users/auth/telegram', last)).toMatchObject({ status: 200 })
  })

  it('profile, invitation, game and blog calls without a token', async () => {
    for (const [method, path] of [
      ['GET', '/api/v1/users/profile'],
      ['PUT', `/api/v1/users/${olena.id}`],
      ['GET', '/api/v1/games/invitations'],
      ['POST', '/api/v1/games/invitations/1/accept'],
      ['POST', '/api/v1/games/invitations/1/reject'],
      ['GET', `/api/v1/games/player/${olena.id}`],
      ['PUT', '/api/v1/games/1'],
      ['GET', `/api/v1/blog/posts/user/${olena.id}`],
      ['POST', '/api/v1/blog/posts'],
      ['PUT', '/api/v1/blog/posts/1'],
      ['DELETE', '/api/v1/blog/posts/1'],
    ] as const)
      expect([path, await world.send(path, { method })]).toMatchObject([
        path,
        { status: 401, message: 'User not authenticated' },
      ])
  })
})

describe('§6: who may', () => {
  it('a user is fetched by id with a token only', async () => {
    expect(await get(null, `/api/v1/users/${olena.id}`)).toMatchObject({ status: 401 })
    expect(await get(iryna, `/api/v1/users/${olena.id}`)).toMatchObject({ status: 200, data: { id: olena.id } })
  })

  it('leagues and categories are listed without the header, and by league with it too', async () => {
    for (const path of ['/api/v1/leagues', '/api/v1/categories?page=1&limit=20'])
      expect(await get(null, path)).toMatchObject({ status: 200 })
    expect(await get(olena, `/api/v1/categories/?leagueId=${leagueId}`)).toMatchObject({ status: 200 })
  })

  it('by league the categories are answered all at once, unless a page or a limit is asked for', async () => {
    const own = (await world.league('Ліга з багатьма категоріями')).id
    for (let level = 1; level <= 21; level++)
      await world.call(admin, 'POST /api/v1/categories', { body: { leagueId: own, name: `Рівень ${level}`, level } })
    const all = await get(olena, `/api/v1/categories/?leagueId=${own}`)
    expect(all.data).toHaveLength(21)
    expect(all.meta).toEqual({ page: 1, limit: 100, total: 21, totalPages: 1 })
    expect((await get(null, `/api/v1/categories?leagueId=${own}&page=2`)).data).toHaveLength(1)
    expect((await get(null, `/api/v1/categories?leagueId=${own}&limit=3`)).data).toHaveLength(3)
    expect((await get(null, '/api/v1/categories')).meta).toMatchObject({ limit: 20 })
  })

  it('another user is acted for by userId, by an administrator and nobody else', async () => {
    const { id: userId } = await world.person('Марʼяна Гуменюк')
    const body = { leagueId, userId }
    expect(await post(olena, '/api/v1/users/join-league', body)).toMatchObject({ status: 403 })
    expect(await post(admin, '/api/v1/users/join-league', body)).toMatchObject({ status: 200 })
  })

  it('calls for administrators answer 403 to everybody else', async () => {
    for (const path of ['/api/v1/users', `/api/v1/leagues/${leagueId}/available-players`])
      expect(await get(olena, path)).toMatchObject({ status: 403, errorType: 'FORBIDDEN' })
    expect(await post(olena, `/api/v1/leagues/${leagueId}`, { name: 'Моя' }, 'PUT')).toMatchObject({ status: 403 })
  })
})

describe('§8: what a 401 says', () => {
  it('NO_TOKEN where none was sent', async () => {
    expect(await get(null, '/api/v1/users/profile')).toMatchObject({ status: 401, errorType: 'NO_TOKEN' })
  })

  it('INVALID_TOKEN where it is none of ours', async () => {
    expect(await get({ ...olena, token: 'abc' }, '/api/v1/users/profile')).toMatchObject({
      status: 401,
      errorType: 'INVALID_TOKEN',
      shouldRefresh: false,
    })
  })

  it('TOKEN_EXPIRED with shouldRefresh true, and the refresh helps', async () => {
    const stale = await world.again(olena)
    world.pass({ minutes: 31 })
    expect(await get(stale, '/api/v1/users/profile')).toMatchObject({
      status: 401,
      errorType: 'TOKEN_EXPIRED',
      shouldRefresh: true,
      message: expect.stringMatching(/token expired/i),
    })
    expect(await post(stale, '/api/auth/refresh', {})).toMatchObject({ status: 200 })
  })
})

it('§9: games of a player come by page 1 and limit 100, and an empty list has page 1, limit 20, total 0, totalPages 1', async () => {
  const { id, ...rest } = await world.person('Юлія Захарченко')
  const fresh = { ...rest, id }
  expect((await get(fresh, `/api/v1/games/player/${id}?page=1&limit=100`)).meta).toMatchObject({ page: 1, limit: 100 })
  expect((await get(fresh, `/api/v1/games/player/${id}`)).meta).toEqual({ page: 1, limit: 20, total: 0, totalPages: 1 })
})
