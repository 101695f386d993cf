import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sitePayload } from '../../../test/login.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

/** The calls of section 7, one by one, by their exact method, path and payload, over HTTP. */
let world: World
let admin: Person
let olena: Person
let iryna: Person
let leagueId: number
let otherLeagueId: number
let categoryId: number
let otherCategoryId: number

beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('Адміністраторка Ліги', 'ADMIN')
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  leagueId = (await world.league('Жіноча ліга', [olena, iryna])).id
  otherLeagueId = (await world.league('Мікст')).id
  categoryId = await category('Сильні', 2)
  otherCategoryId = await category('Новачки', 1)
})
afterAll(() => world.close())

const ask = (who: Person | null, call: string, body?: object) => {
  const [method = '', path = ''] = call.split(' ')
  return world.send(path, {
    method,
    headers: { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${who.token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}
const category = async (name: string, level: number) =>
  (await world.call(admin, 'POST /api/v1/categories', { body: { leagueId, name, level } })).data.id
const invite = async (from: Person, to: Person, slots: string[] = []): Promise<number> =>
  (await world.call(from, 'POST /api/v1/games/invitations', { body: { leagueId, opponentId: to.id, slots } })).data.id
const newcomer = (name: string) => world.person(name)
const ok = { status: 200, success: true, message: expect.stringMatching(/^[A-Z]/) }
const onePage = { page: 1, limit: 20, total: expect.any(Number), totalPages: expect.any(Number) }

describe('§7: people and sessions', () => {
  it('GET /api/v1/users/profile answers the user in data', async () => {
    expect(await ask(olena, 'GET /api/v1/users/profile')).toMatchObject({
      ...ok,
      data: { id: olena.id, firstName: 'Олена', lastName: 'Марченко', role: 'PLAYER' },
    })
  })

  it('PUT /api/v1/users/{id} takes profile fields', async () => {
    expect(await ask(olena, `PUT /api/v1/users/${olena.id}`, { city: 'Київ', hand: 'LEFT' })).toMatchObject({
      ...ok,
      data: { id: olena.id, city: 'Київ', hand: 'LEFT' },
    })
  })

  it('POST /api/v1/users/auth/telegram takes the widget’s payload and answers data.token and data.user', async () => {
    const signedIn = await ask(null, 'POST /api/v1/users/auth/telegram', sitePayload(world, { first_name: 'Олег' }))
    expect(signedIn).toMatchObject({ ...ok, data: { token: expect.any(String), user: { firstName: 'Олег' } } })
  })

  it('POST /api/auth/refresh takes the bearer token and answers token and user', async () => {
    const renewed = await ask(await world.again(iryna), 'POST /api/auth/refresh')
    expect(renewed).toMatchObject({ ...ok, data: { token: expect.any(String), user: { id: iryna.id } } })
  })

  it('GET /api/v1/users/{id} answers success and data', async () => {
    expect(await ask(olena, `GET /api/v1/users/${iryna.id}`)).toMatchObject({ ...ok, data: { id: iryna.id } })
  })
})

describe('§7: games', () => {
  it('GET /api/v1/games/invitations answers an array', async () => {
    expect((await ask(admin, 'GET /api/v1/games/invitations')).data).toEqual([])
  })

  it('POST /api/v1/games/invitations/{id}/reject takes no payload', async () => {
    const id = await invite(olena, iryna)
    expect((await ask(olena, 'GET /api/v1/games/invitations')).data).toMatchObject([{ id, status: 'PENDING' }])
    expect(await ask(iryna, `POST /api/v1/games/invitations/${id}/reject`)).toMatchObject({
      ...ok,
      data: { id, status: 'REJECTED' },
    })
  })

  it('POST /api/v1/games/invitations/{id}/accept takes no payload', async () => {
    for (const slots of [[], ['2026-11-22T16:00:00.000Z']]) {
      const id = await invite(olena, iryna, slots)
      expect(await ask(iryna, `POST /api/v1/games/invitations/${id}/accept`)).toMatchObject({
        ...ok,
        data: { id, status: 'ACCEPTED', agreedAt: null, slots },
      })
      await ask(olena, `PUT /api/v1/games/${id}`, { status: 'CANCELLED', reason: 'Дощ' })
    }
  })

  it('§3: PUT /api/v1/games/{id} with status CANCELLED cancels an invitation', async () => {
    const id = await invite(olena, iryna)
    expect(await ask(olena, `PUT /api/v1/games/${id}`, { status: 'CANCELLED' })).toMatchObject({
      ...ok,
      data: { id, status: 'CANCELLED' },
    })
  })

  it('§3: PUT /api/v1/games/{id} takes the result payload: status, winnerId, score, scoreDetails, completedAt, notes, imageUrl', async () => {
    const id = await invite(olena, iryna)
    await ask(iryna, `POST /api/v1/games/invitations/${id}/accept`)
    const sets = [
      { a: 6, b: 4 },
      { a: 6, b: 3 },
    ]
    const result = {
      status: 'PENDING_CONFIRMATION',
      winnerId: olena.id,
      score: '6:4 6:3',
      scoreDetails: { outcome: 'COMPLETED', sets },
      completedAt: '2026-11-21T09:30:00.000Z',
      notes: 'Вітер',
      imageUrl: null,
    }
    expect(await ask(olena, `PUT /api/v1/games/${id}`, result)).toMatchObject({
      ...ok,
      data: { id, status: 'PENDING_CONFIRMATION', winnerId: olena.id, score: '6:4 6:3', notes: 'Вітер' },
    })
    expect((await ask(iryna, 'GET /api/v1/users/profile')).data).toMatchObject({
      gamesAwaitingConfirmation: [{ id }],
    })
    expect(await ask(iryna, `POST /api/v1/games/${id}/confirm`)).toMatchObject({ data: { status: 'COMPLETED' } })
  })

  it('GET /api/v1/games/player/{id} with page=1 and limit=100 answers data and meta', async () => {
    const answer = await ask(olena, `GET /api/v1/games/player/${olena.id}?page=1&limit=100`)
    expect(answer).toMatchObject({ ...ok, meta: { page: 1, limit: 100, totalPages: 1 } })
    expect(answer.data).toContainEqual(expect.objectContaining({ status: 'COMPLETED' }))
  })
})

describe('§7: the blog', () => {
  const write = (who: Person, title: string) => ask(who, 'POST /api/v1/blog/posts', { title, body: 'Текст.' })
  const idOf = async (written: ReturnType<typeof write>) => ((await written).data as { id: number }).id

  it('POST /api/v1/blog/posts takes post fields', async () => {
    expect(await write(olena, 'Нова стаття')).toMatchObject({ ...ok, data: { title: 'Нова стаття', published: false } })
  })

  it('§3, §9: GET /api/v1/blog/posts/user/{id} with limit=50 and page=1, which it has without them too, answers the posts', async () => {
    const id = await idOf(write(iryna, 'Моя стаття'))
    for (const query of ['?limit=50&page=1', ''])
      expect(await ask(iryna, `GET /api/v1/blog/posts/user/${iryna.id}${query}`)).toMatchObject({
        ...ok,
        data: [{ id, published: false }],
        meta: { page: 1, limit: 50, total: 1, totalPages: 1 },
      })
  })

  it('PUT /api/v1/blog/posts/{id} takes post fields', async () => {
    const id = await idOf(write(olena, 'Стара назва'))
    expect(await ask(olena, `PUT /api/v1/blog/posts/${id}`, { title: 'Нова назва' })).toMatchObject({
      ...ok,
      data: { id, title: 'Нова назва' },
    })
  })

  it('DELETE /api/v1/blog/posts/{id} takes no payload', async () => {
    const id = await idOf(write(olena, 'Зайва'))
    expect(await ask(olena, `DELETE /api/v1/blog/posts/${id}`)).toMatchObject(ok)
    expect(await ask(olena, `DELETE /api/v1/blog/posts/${id}`)).toMatchObject({ status: 404 })
  })
})

describe('§7: ratings', () => {
  it('§3: GET /api/v1/ratings takes userId', async () => {
    expect(await ask(null, `GET /api/v1/ratings?userId=${olena.id}`)).toMatchObject({
      ...ok,
      data: [{ userId: olena.id, points: expect.any(Number) }],
    })
  })

  it('GET /api/v1/rating-history/user/{id} answers success and data', async () => {
    expect(await ask(null, `GET /api/v1/rating-history/user/${olena.id}`)).toMatchObject({
      ...ok,
      data: [{ change: expect.any(Number) }],
    })
  })
})

describe('§7: leagues and categories', () => {
  it('GET /api/v1/leagues takes page, limit and isActive, each of them optional', async () => {
    expect(await ask(null, 'GET /api/v1/leagues')).toMatchObject({ ...ok, meta: onePage })
    expect(await ask(null, 'GET /api/v1/leagues?page=2&limit=1&isActive=true')).toMatchObject({
      ...ok,
      data: [{ isActive: true }],
      meta: { page: 2, limit: 1 },
    })
  })

  it('GET /api/v1/leagues/{id} answers the league', async () => {
    expect(await ask(null, `GET /api/v1/leagues/${leagueId}`)).toMatchObject({ ...ok, data: { id: leagueId } })
  })

  it('PUT /api/v1/leagues/{id} answers the updated league in data', async () => {
    expect(await ask(admin, `PUT /api/v1/leagues/${otherLeagueId}`, { city: 'Львів' })).toMatchObject({
      ...ok,
      data: { id: otherLeagueId, city: 'Львів' },
    })
  })

  it('GET /api/v1/user-leagues/players takes leagueId and optional categoryId', async () => {
    const all = await ask(null, `GET /api/v1/user-leagues/players?leagueId=${leagueId}`)
    expect(all).toMatchObject({ ...ok, data: [{ user: { firstName: 'Ірина' } }, { user: { firstName: 'Олена' } }] })
    const of = await ask(null, `GET /api/v1/user-leagues/players?leagueId=${leagueId}&categoryId=${otherCategoryId}`)
    expect(of.data).toEqual([])
  })

  it('GET /api/v1/leagues/{id}/available-players takes an optional categoryId', async () => {
    const available = async (query: string) =>
      (await ask(admin, `GET /api/v1/leagues/${leagueId}/available-players${query}`)).data
    expect(await available('')).toContainEqual(expect.objectContaining({ id: admin.id }))
    expect(await available('')).not.toContainEqual(expect.objectContaining({ id: olena.id }))
    const ofCategory = await available(`?categoryId=${categoryId}`)
    expect(ofCategory).toContainEqual(expect.objectContaining({ id: admin.id }))
    expect(ofCategory, 'whom the call would refuse as a member').not.toContainEqual(
      expect.objectContaining({ id: olena.id }),
    )
    expect(await available(`?categoryId=${otherCategoryId}&q=${encodeURIComponent('Адмін')}`)).toHaveLength(1)
    const call = `PUT /api/v1/categories/${otherCategoryId}`
    await ask(admin, call, { isActive: false })
    expect(await available(`?categoryId=${otherCategoryId}`), 'a closed category takes nobody').toEqual([])
    await ask(admin, call, { isActive: true })
  })

  it('§3: POST /api/v1/user-leagues/ takes userId, leagueId and categoryId, which may be null', async () => {
    for (const category of [null, categoryId]) {
      const { id: userId } = await newcomer('Нова Гравчиня')
      expect(await ask(admin, 'POST /api/v1/user-leagues/', { userId, leagueId, categoryId: category })).toMatchObject({
        ...ok,
        data: { league: { id: leagueId }, category: category === null ? null : { id: category } },
      })
    }
  })

  it('§4: DELETE /api/v1/leagues/{leagueId}/players/{userLeagueId} takes a player out', async () => {
    const gone = await newcomer('Галина Тимчасова')
    const joined = await ask(gone, 'POST /api/v1/users/join-league', { leagueId })
    const { id } = joined.data as { id: number }
    expect(await ask(admin, `DELETE /api/v1/leagues/${leagueId}/players/${id}`)).toMatchObject(ok)
    expect((await ask(gone, 'GET /api/v1/users/profile')).data).toMatchObject({ leagues: [{ isActive: false }] })
  })

  it('GET /api/v1/categories/ with leagueId answers the list of that league', async () => {
    expect(await ask(olena, `GET /api/v1/categories/?leagueId=${leagueId}`)).toMatchObject({
      ...ok,
      data: [{ id: otherCategoryId }, { id: categoryId }],
    })
  })

  it('GET /api/v1/categories takes page, limit, isActive and leagueId', async () => {
    expect(await ask(null, `GET /api/v1/categories?page=1&limit=1&isActive=true&leagueId=${leagueId}`)).toMatchObject({
      ...ok,
      data: [{ id: otherCategoryId }],
      meta: { page: 1, limit: 1, total: 2, totalPages: 2 },
    })
  })

  it('GET /api/v1/categories/{id} answers the category', async () => {
    expect(await ask(null, `GET /api/v1/categories/${categoryId}`)).toMatchObject({ ...ok, data: { id: categoryId } })
  })
})

describe('§7: joining and changing', () => {
  it('§3: POST /api/v1/users/join-league takes leagueId, categoryId and an optional userId', async () => {
    const anna = await newcomer('Анна Бойко')
    expect(await ask(anna, 'POST /api/v1/users/join-league', { leagueId, categoryId })).toMatchObject({
      ...ok,
      data: { isActive: true, league: { id: leagueId }, category: { id: categoryId } },
    })
    const { id: userId } = await newcomer('Дарина Бойко')
    expect(await ask(admin, 'POST /api/v1/users/join-league', { leagueId, userId })).toMatchObject({
      ...ok,
      data: { category: null },
    })
  })

  it('POST /api/v1/users/join-category chooses a category of a league one is in', async () => {
    expect(await ask(olena, 'POST /api/v1/users/join-category', { leagueId, categoryId })).toMatchObject({
      ...ok,
      data: { category: { id: categoryId } },
    })
  })

  it('§3, §4: PUT /api/v1/users/change-category takes categoryId, and an empty one leaves the category', async () => {
    expect(await ask(olena, 'PUT /api/v1/users/change-category', { categoryId: otherCategoryId })).toMatchObject({
      ...ok,
      data: { category: { id: otherCategoryId } },
    })
    for (const empty of [{ categoryId: '' }, { categoryId: null }, {}])
      expect(await ask(olena, 'PUT /api/v1/users/change-category', empty)).toMatchObject({
        ...ok,
        data: { category: null },
      })
  })

  it('PUT /api/v1/users/change-league moves from one league to another', async () => {
    const mover = await newcomer('Марія Мандрівна')
    await ask(mover, 'POST /api/v1/users/join-league', { leagueId })
    const moved = await ask(mover, 'PUT /api/v1/users/change-league', {
      fromLeagueId: leagueId,
      leagueId: otherLeagueId,
    })
    expect(moved).toMatchObject({ ...ok, data: { isActive: true, league: { id: otherLeagueId } } })
  })
})

it('§7: an authenticated call brings the token as a bearer, and JSON goes both ways', async () => {
  const answer = await ask(olena, 'GET /api/v1/users/profile')
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(await world.send('/api/v1/users/profile', { headers: { token: olena.token } })).toMatchObject({ status: 401 })
})

it('§7: a path answers with and without a trailing slash', async () => {
  for (const path of ['/api/v1/leagues', '/api/v1/leagues/', '/api/v1/categories', '/api/v1/categories/'])
    expect(await ask(null, `GET ${path}`)).toMatchObject(ok)
})
