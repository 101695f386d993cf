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
const close = (leagueId: number) =>
  world.call(admin, 'PUT /api/v1/leagues/{id}', { params: { id: leagueId }, body: { isActive: false } })
const join = (who: Person, leagueId: number, fields: object = {}) =>
  world.call(who, 'POST /api/v1/users/join-league', { body: { leagueId, ...fields } })
const change = (who: Person, body: object) =>
  world.call(who, 'PUT /api/v1/users/change-category', { body: body as { categoryId: number } })
const leave = (who: Person, leagueId: number, userLeagueId: number) =>
  world.call(who, 'DELETE /api/v1/leagues/{leagueId}/players/{userLeagueId}', { params: { leagueId, userLeagueId } })
const membershipsOf = async (who: Person) => (await world.call(who, 'GET /api/v1/users/profile')).data.leagues

describe('§4: a player joins a league', () => {
  it('without a category', async () => {
    const league = await world.league('Ліга')
    expect(await join(olena, league.id)).toMatchObject({
      status: 200,
      data: {
        isActive: true,
        league: { id: league.id, name: 'Ліга' },
        category: null,
        joinedAt: '2026-11-21T10:00:00.000Z',
      },
    })
    expect((await world.call(null, 'GET /api/v1/leagues/{id}', { params: { id: league.id } })).data.playersCount).toBe(
      1,
    )
  })

  it('or with one', async () => {
    const league = await world.league('Ліга')
    const strong = await category(league.id, 'Сильні', { level: 2 })
    const { data } = await join(olena, league.id, { categoryId: strong.id })
    expect(data.category).toEqual({ id: strong.id, name: 'Сильні', level: 2, icon: null })
    expect((await membershipsOf(olena))[0]).toEqual(data)
  })

  it('once, until they leave it; who comes back has the same membership again', async () => {
    const league = await world.league('Ліга')
    const strong = await category(league.id, 'Сильні')
    const { data: first } = await join(olena, league.id, { categoryId: strong.id })
    expect(refusal(await join(olena, league.id))).toEqual({ status: 409, code: 'ALREADY_MEMBER' })
    await leave(olena, league.id, first.id)
    expect(await membershipsOf(olena)).toMatchObject([{ id: first.id, isActive: false }])
    expect((await join(olena, league.id)).data).toMatchObject({ id: first.id, isActive: true, category: null })
  })

  it('not after an admin has removed them, by whichever call, until an admin lets them in again', async () => {
    const league = await world.league('Ліга', [olena])
    const other = await world.league('Інша ліга', [olena])
    const id = (await membershipsOf(olena)).find((one) => one.league.id === league.id)?.id ?? 0
    await leave(admin, league.id, id)
    const removed = { status: 409, code: 'REMOVED_FROM_LEAGUE' }
    expect(refusal(await join(olena, league.id))).toEqual(removed)
    const body = { fromLeagueId: other.id, leagueId: league.id }
    expect(refusal(await world.call(olena, 'PUT /api/v1/users/change-league', { body }))).toEqual(removed)
    expect((await join(admin, league.id, { userId: olena.id })).data).toMatchObject({ id, isActive: true })
    await leave(olena, league.id, id)
    expect((await join(olena, league.id)).data).toMatchObject({ id, isActive: true })
  })

  it('but not one that is closed, nor a closed category, nor a category of another league, nor none at all', async () => {
    const league = await world.league('Ліга')
    const closed = await world.league('Закрита ліга')
    await close(closed.id)
    const foreign = await category((await world.league('Чужа')).id, 'Чужа')
    const old = await category(league.id, 'Стара', { isActive: false })
    expect(refusal(await join(olena, closed.id))).toEqual({ status: 409, code: 'LEAGUE_INACTIVE' })
    expect(refusal(await join(olena, league.id, { categoryId: old.id }))).toEqual({
      status: 409,
      code: 'CATEGORY_INACTIVE',
    })
    expect(refusal(await join(olena, league.id, { categoryId: foreign.id }))).toEqual({
      status: 409,
      code: 'CATEGORY_OF_OTHER_LEAGUE',
    })
    expect(await join(olena, 999_999)).toMatchObject({ status: 404 })
    expect(await join(olena, league.id, { categoryId: 999_999 })).toMatchObject({ status: 404 })
    expect(await membershipsOf(olena)).toEqual([])
  })
})

describe('§4: a member', () => {
  it('chooses a category of their league', async () => {
    const league = await world.league('Ліга', [olena])
    const strong = await category(league.id, 'Сильні')
    const body = { leagueId: league.id, categoryId: strong.id }
    expect((await world.call(olena, 'POST /api/v1/users/join-category', { body })).data.category?.id).toBe(strong.id)
    const foreign = await category((await world.league('Чужа')).id, 'Чужа')
    const wrong = await world.call(olena, 'POST /api/v1/users/join-category', {
      body: { leagueId: league.id, categoryId: foreign.id },
    })
    expect(refusal(wrong)).toEqual({ status: 409, code: 'CATEGORY_OF_OTHER_LEAGUE' })
  })

  it('changes it without naming the league: a category has one', async () => {
    await world.league('Інша ліга', [olena])
    const league = await world.league('Ліга', [olena])
    const strong = await category(league.id, 'Сильні')
    const { data } = await change(olena, { categoryId: strong.id })
    expect(data).toMatchObject({ league: { id: league.id }, category: { id: strong.id } })
  })

  it.each([{ categoryId: null }, { categoryId: '' }, {}])('leaves it by sending %j', async (nothing) => {
    const league = await world.league('Ліга')
    const strong = await category(league.id, 'Сильні')
    await join(olena, league.id, { categoryId: strong.id })
    expect((await change(olena, nothing)).data).toMatchObject({
      league: { id: league.id },
      category: null,
    })
  })

  it('of two leagues has to say which one is meant by none', async () => {
    const league = await world.league('Ліга', [olena])
    await world.league('Інша ліга', [olena])
    expect(refusal(await change(olena, { categoryId: null }))).toEqual({ status: 422, code: 'LEAGUE_NEEDED' })
    expect((await change(olena, { categoryId: null, leagueId: league.id })).status).toBe(200)
  })

  it('who has left one of two no longer has to', async () => {
    const league = await world.league('Ліга', [olena])
    const other = await world.league('Інша ліга', [olena])
    const membership = (await membershipsOf(olena)).find((one) => one.league.id === other.id)
    await leave(olena, other.id, membership?.id ?? 0)
    expect((await change(olena, { categoryId: null })).data.league.id).toBe(league.id)
  })

  it('is asked for a category that exists', async () => {
    await world.league('Ліга', [olena])
    expect(await change(olena, { categoryId: 999_999 })).toMatchObject({ status: 404 })
  })

  it('is what one has to be', async () => {
    const league = await world.league('Ліга')
    const strong = await category(league.id, 'Сильні')
    for (const body of [{ categoryId: strong.id }, { categoryId: null }, { categoryId: null, leagueId: league.id }])
      expect(refusal(await change(olena, body))).toEqual({ status: 409, code: 'NOT_A_MEMBER' })
  })
})

describe('§4: a player changes leagues', () => {
  const move = (who: Person, body: { fromLeagueId: number; leagueId: number; [field: string]: unknown }) =>
    world.call(who, 'PUT /api/v1/users/change-league', { body })

  it('in one step', async () => {
    const from = await world.league('Звідки', [olena])
    const to = await world.league('Куди')
    const strong = await category(to.id, 'Сильні')
    const answer = await move(olena, { fromLeagueId: from.id, leagueId: to.id, categoryId: strong.id })
    expect(answer.data).toMatchObject({ league: { id: to.id }, category: { id: strong.id } })
    const active = (await membershipsOf(olena)).filter(({ isActive }) => isActive)
    expect(active.map(({ league }) => league.id)).toEqual([to.id])
  })

  it('and where the new one will not have them they stay in the old one', async () => {
    const from = await world.league('Звідки', [olena])
    const to = await world.league('Куди')
    await close(to.id)
    expect(refusal(await move(olena, { fromLeagueId: from.id, leagueId: to.id }))).toEqual({
      status: 409,
      code: 'LEAGUE_INACTIVE',
    })
    expect(await move(olena, { fromLeagueId: from.id, leagueId: 999_999 })).toMatchObject({ status: 404 })
    expect(await membershipsOf(olena)).toMatchObject([{ league: { id: from.id }, isActive: true }])
  })

  it('only out of one they are in', async () => {
    const from = await world.league('Звідки')
    const to = await world.league('Куди')
    expect(refusal(await move(olena, { fromLeagueId: from.id, leagueId: to.id }))).toEqual({
      status: 409,
      code: 'NOT_A_MEMBER',
    })
    expect(await membershipsOf(olena)).toEqual([])
  })
})

describe('§2: a league for women', () => {
  const womenOnly = async () => {
    const body = { name: 'Жіноча ліга', gender: 'WOMEN' as const }
    return (await world.call(admin, 'POST /api/v1/leagues', { body })).data.id
  }
  const say = (gender: 'MEN' | 'WOMEN' | null) =>
    world.call(olena, 'PUT /api/v1/users/{id}', { params: { id: olena.id }, body: { gender } })
  const refused = { status: 422, code: 'LEAGUE_GENDER' }

  it('takes who says so in the profile, and says why it takes nobody else', async () => {
    const id = await womenOnly()
    expect(await join(olena, id)).toMatchObject({ ...refused, details: { gender: 'WOMEN', fault: 'unknown' } })
    expect((await say('MEN')).data.gender).toBe('MEN')
    expect(await join(olena, id)).toMatchObject({ ...refused, details: { gender: 'WOMEN', fault: 'differs' } })
    await say('WOMEN')
    expect((await join(olena, id)).status).toBe(200)
  })

  it('is not come into from another league either, which one then stays in', async () => {
    const from = await world.league('Звідки', [olena])
    const body = { fromLeagueId: from.id, leagueId: await womenOnly() }
    const moved = await world.call(olena, 'PUT /api/v1/users/change-league', { body })
    expect(refusal(moved)).toEqual(refused)
    expect(await membershipsOf(olena)).toMatchObject([{ league: { id: from.id }, isActive: true }])
  })

  it('takes anybody from an admin, who then chooses a category like all others', async () => {
    const leagueId = await womenOnly()
    const strong = await category(leagueId, 'Сильні')
    expect((await join(admin, leagueId, { userId: olena.id })).status).toBe(200)
    expect((await change(olena, { categoryId: strong.id })).status).toBe(200)
  })
})

describe('for another', () => {
  it('an admin joins, changes, and changes leagues', async () => {
    const league = await world.league('Ліга')
    const to = await world.league('Куди')
    const strong = await category(league.id, 'Сильні')
    const userId = olena.id
    expect((await join(admin, league.id, { userId })).status).toBe(200)
    expect((await change(admin, { categoryId: strong.id, userId })).data.category?.id).toBe(strong.id)
    const moved = await world.call(admin, 'PUT /api/v1/users/change-league', {
      body: { fromLeagueId: league.id, leagueId: to.id, userId },
    })
    expect(moved.status).toBe(200)
    expect(await membershipsOf(olena)).toMatchObject([
      { league: { id: to.id }, isActive: true },
      { league: { id: league.id }, isActive: false },
    ])
    expect(await membershipsOf(admin)).toEqual([])
  })

  it('nobody else does anything', async () => {
    const league = await world.league('Ліга', [olena])
    const other = await world.league('Інша')
    const strong = await category(league.id, 'Сильні')
    const body = { leagueId: league.id, categoryId: strong.id, userId: olena.id }
    const meddler = await world.person('Чужа Рука')
    const answers = [
      await join(meddler, other.id, { userId: olena.id }),
      await world.call(meddler, 'POST /api/v1/users/join-category', { body }),
      await change(meddler, body),
      await world.call(meddler, 'PUT /api/v1/users/change-league', {
        body: { fromLeagueId: league.id, leagueId: other.id, userId: olena.id },
      }),
    ]
    for (const answer of answers) expect(refusal(answer)).toEqual({ status: 403, code: 'FORBIDDEN' })
    expect(await membershipsOf(olena)).toMatchObject([{ league: { id: league.id }, category: null }])
  })

  it('naming oneself is no acting for another', async () => {
    const league = await world.league('Ліга')
    expect((await join(olena, league.id, { userId: olena.id })).status).toBe(200)
  })

  it('not even an admin acts where there is nobody, or somebody blocked', async () => {
    const league = await world.league('Ліга')
    const blocked = await world.person('Заблокований Гравець')
    await world.call(admin, 'PUT /api/v1/users/{id}', { params: { id: blocked.id }, body: { status: 'BLOCKED' } })
    expect(await join(admin, league.id, { userId: 999_999 })).toMatchObject({ status: 404 })
    expect(refusal(await join(admin, league.id, { userId: blocked.id }))).toEqual({ status: 403, code: 'USER_BLOCKED' })
  })

  it('an admin adds people by the call of the specification, with a slash behind it or without', async () => {
    const league = await world.league('Ліга')
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` }
    const add = (path: string, who: Person) =>
      world.send(path, {
        method: 'POST',
        headers,
        body: JSON.stringify({ userId: who.id, leagueId: league.id, categoryId: null }),
      })
    expect(await add('/api/v1/user-leagues/', olena)).toMatchObject({
      status: 200,
      data: { league: { id: league.id } },
    })
    expect(await add('/api/v1/user-leagues', olena)).toMatchObject({
      status: 409,
      code: 'ALREADY_MEMBER',
      details: { ofAnother: true },
    })
    const own = await world.call(olena, 'POST /api/v1/user-leagues', {
      body: { userId: olena.id, leagueId: league.id },
    })
    expect(refusal(own)).toEqual({ status: 403, code: 'FORBIDDEN' })
  })
})
