import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let olena: Person
let iryna: Person
let admin: Person

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.updateTable('users').set({ role: 'PLAYER' }).execute()
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  admin = await world.person('Петро Адмін', 'ADMIN')
})

const change = (who: Person | null, whom: { id: number }, body: object) =>
  world.call(who, 'PUT /api/v1/users/{id}', { params: { id: whom.id }, body: { ...body } })
const forbidden = { status: 403, errorType: 'FORBIDDEN' }
const lastAdmin = { status: 409, errorType: 'CONFLICT', code: 'LAST_ADMIN' }

describe('a person', () => {
  it('changes what is theirs, and only what they send', async () => {
    const changes = {
      firstName: ' Оленка ',
      city: 'Львів',
      gender: 'WOMEN',
      birthYear: 1991,
      hand: 'LEFT',
      backhand: 'ONE',
      racket: 'Head',
      bio: 'Граю зранку.\nПишіть!',
      preferredCourts: 'Нивки, Політех',
      showContact: 'ALL',
      hideFromSearch: true,
      pausedUntil: '2026-12-01T08:00:00+02:00',
    }
    expect(await change(olena, olena, changes)).toMatchObject({
      status: 200,
      data: { ...changes, firstName: 'Оленка', lastName: 'Марченко', pausedUntil: '2026-12-01T06:00:00.000Z' },
    })
    expect((await change(olena, olena, { city: 'Київ' })).data).toMatchObject({ city: 'Київ', racket: 'Head' })
  })

  it('clears a field by null or by leaving it blank', async () => {
    await change(olena, olena, { city: 'Львів', racket: 'Head' })
    expect((await change(olena, olena, { city: null, racket: '' })).data).toMatchObject({ city: null, racket: null })
  })

  it('was born in a year that has come', async () => {
    expect((await change(olena, olena, { birthYear: 2026 })).status).toBe(200)
    expect(await change(olena, olena, { birthYear: 2027 })).toMatchObject({
      status: 400,
      errorType: 'VALIDATION',
      issues: [{ path: 'body.birthYear' }],
    })
  })

  it('switches one notification and keeps the others', async () => {
    const { data } = await change(olena, olena, { notifications: { news: false } })
    expect(data.notifications).toEqual({ invitations: true, results: true, reminders: true, news: false })
  })

  it('who sends nothing changes nothing', async () => {
    const before = await change(olena, olena, {})
    expect(before).toMatchObject({ status: 200, data: { firstName: 'Олена' } })
  })

  it('is found by their new name', async () => {
    await change(olena, olena, { firstName: 'Ґеновефа', lastName: 'Їжакевич' })
    const { data } = await world.call(admin, 'GET /api/v1/users', { query: { q: 'ґеновефа їжак' } })
    expect(data.map(({ id }) => id)).toEqual([olena.id])
  })

  it('cannot be without a first name', async () => {
    for (const firstName of ['', '   ', null]) expect((await change(olena, olena, { firstName })).status).toBe(400)
  })

  it('does not change others, nor find out who exists', async () => {
    expect(await change(olena, iryna, { city: 'Київ' })).toMatchObject(forbidden)
    expect(await change(olena, { id: 999_999 }, { city: 'Київ' })).toMatchObject(forbidden)
  })

  it('gives themselves neither role nor status, not even the one they have', async () => {
    for (const body of [{ role: 'ADMIN' }, { role: 'PLAYER' }, { status: 'ACTIVE' }, { city: 'Київ', role: 'ADMIN' }])
      expect(await change(olena, olena, body)).toMatchObject(forbidden)
    const { data } = await world.call(olena, 'GET /api/v1/users/profile')
    expect(data).toMatchObject({ role: 'PLAYER', city: null })
  })

  it('who is no longer signed in changes nothing', async () =>
    expect(await change(null, olena, { city: 'Київ' })).toMatchObject({ status: 401, errorType: 'NO_TOKEN' }))
})

describe('a field is refused by name', () => {
  it.each([
    ['that does not exist', { points: 3000 }, 'body', /points/],
    ['that only Telegram gives', { telegramId: '1' }, 'body', /telegramId/],
    ['that is too long', { city: 'я'.repeat(81) }, 'body.city', /./],
    ['that holds control characters', { bio: 'a\u0000b' }, 'body.bio', /./],
    ['that is none of the choices', { hand: 'BOTH' }, 'body.hand', /./],
    ['that is of another kind', { birthYear: '1990' }, 'body.birthYear', /./],
    ['that is a name in two alphabets', { firstName: 'Oлена' }, 'body.firstName', /two alphabets/],
    ['that is a name with heaps of marks', { lastName: 'Ма\u0301\u0302\u0303рченко' }, 'body.lastName', /./],
    ['of a notification that does not exist', { notifications: { spam: true } }, 'body.notifications', /spam/],
  ])('%s', async (_, body, path, text) => {
    const answer = await change(olena, olena, body)
    expect(answer).toMatchObject({ status: 400, errorType: 'VALIDATION' })
    expect(answer.issues?.map((issue) => issue.path)).toContain(path)
    expect(answer.issues?.map((issue) => issue.text).join()).toMatch(text)
  })

  it('with all its siblings: every issue is named at once', async () => {
    const { issues } = await change(olena, olena, { hand: 'BOTH', birthYear: 1, showContact: 'SOME' })
    expect(issues?.map(({ path }) => path).sort()).toEqual(['body.birthYear', 'body.hand', 'body.showContact'])
  })
})

describe('an administrator', () => {
  it('changes anybody, and makes another administrator', async () => {
    expect(await change(admin, olena, { city: 'Дніпро', role: 'ADMIN' })).toMatchObject({
      status: 200,
      data: { city: 'Дніпро', role: 'ADMIN' },
    })
    expect((await world.call(olena, 'GET /api/v1/users')).status).toBe(200)
  })

  it('loses the right with the role, at once', async () => {
    await change(admin, olena, { role: 'ADMIN' })
    await change(olena, admin, { role: 'PLAYER' })
    expect((await world.call(admin, 'GET /api/v1/users')).status).toBe(403)
  })

  it('does not find a person who does not exist', async () =>
    expect(await change(admin, { id: 999_999 }, { city: 'Київ' })).toMatchObject({ status: 404 }))

  it('who is the last one can be neither demoted nor blocked, by nobody', async () => {
    expect(await change(admin, admin, { role: 'PLAYER' })).toMatchObject(lastAdmin)
    expect(await change(admin, admin, { status: 'BLOCKED' })).toMatchObject(lastAdmin)
    expect((await change(admin, admin, { role: 'ADMIN', status: 'ACTIVE' })).status).toBe(200)
  })

  it('who is blocked does not count: the one who is left cannot go', async () => {
    await change(admin, olena, { role: 'ADMIN' })
    await change(admin, olena, { status: 'BLOCKED' })
    expect(await change(admin, admin, { role: 'PLAYER' })).toMatchObject(lastAdmin)
  })
})

describe('a block', () => {
  it('ends every session, and lifting it does not bring them back', async () => {
    const phone = await world.again(olena)
    await change(admin, olena, { status: 'BLOCKED' })
    const profileOf = (who: Person) => world.call(who, 'GET /api/v1/users/profile')
    for (const device of [olena, phone])
      expect(await profileOf(device)).toMatchObject({ ...forbidden, code: 'USER_BLOCKED' })
    await change(admin, olena, { status: 'ACTIVE' })
    for (const device of [olena, phone])
      expect(await profileOf(device)).toMatchObject({ status: 401, errorType: 'INVALID_TOKEN' })
    expect((await profileOf(await world.again(olena))).status).toBe(200)
  })

  it('cancels the games that are not played yet, says by whom, and leaves the rest', async () => {
    const oksana = await world.person('Оксана Бойко')
    const { id: leagueId } = await world.league('Відкрита ліга', [olena, iryna, oksana])
    const invite = async (from: Person, to: Person) =>
      (await world.call(from, 'POST /api/v1/games/invitations', { body: { leagueId, opponentId: to.id } })).data.id
    const accepted = await invite(olena, iryna)
    await world.call(iryna, 'POST /api/v1/games/invitations/{id}/accept', { params: { id: accepted } })
    const pending = await invite(oksana, olena)
    const others = await invite(iryna, oksana)
    await change(admin, olena, { status: 'BLOCKED' })
    const seen = async (id: number) => (await world.call(admin, 'GET /api/v1/games/{id}', { params: { id } })).data
    expect((await seen(accepted)).status).toBe('CANCELLED')
    expect((await seen(pending)).status).toBe('CANCELLED')
    expect((await seen(others)).status).toBe('PENDING')
    expect((await seen(accepted)).log.at(-1)).toMatchObject({ move: 'cancel', actor: { id: admin.id } })
  })
})
