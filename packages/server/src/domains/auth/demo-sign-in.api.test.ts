import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/world.ts'
import { addCategory } from '../leagues/categories.ts'
import { joinLeague } from '../leagues/join-league.ts'
import { findOrCreateUser } from '../users/find-or-create-user.ts'

const demo = { DEMO: '1', TELEGRAM_BOT_NAME: '', TELEGRAM_BOT_TOKEN: '' }
let world: World
let olena: number
let iryna: number
let newcomer: number

beforeAll(async () => {
  world = await openWorld(demo)
  const { now } = world.clock
  const make = (telegramId: string, firstName: string, username: string | null, admins: string[] = []) =>
    findOrCreateUser(world.db, { telegramId, firstName, lastName: 'Коваль', username }, admins, now)
  iryna = (await make('1001', 'Ірина', null)).id
  olena = (await make('1002', 'Олена', 'olena', ['1002'])).id
  newcomer = (await make('1003', 'Артем', null)).id
  const women = await world.league('Жіноча ліга Києва')
  const fields = { leagueId: women.id, name: 'Перша', startPoints: 1300, isActive: true }
  await joinLeague(world.db, iryna, women.id, (await addCategory(world.db, fields, now)).id, now)
  await joinLeague(world.db, iryna, (await world.league('Мікст, Львів')).id, null, now)
})
afterAll(() => world.close())
beforeEach(() => world.pass({ minutes: 5 }))

const sign = (id: number) => world.call(null, 'POST /api/v1/auth/demo-users/{id}/sign', { params: { id } })
const signIn = (body: object, device = 'Firefox') =>
  world.call(null, 'POST /api/v1/users/auth/telegram', { body: { ...body } }, { 'user-agent': device })

describe('in demo mode', () => {
  it('a visitor sees whom they may try the site as, players first and each with their leagues, and no Telegram ids', async () => {
    const { status, data } = await world.call(null, 'GET /api/v1/auth/demo-users')
    expect(status).toBe(200)
    expect(data).toEqual([
      expect.objectContaining({ id: iryna, role: 'PLAYER', description: 'Жіноча ліга Києва · Перша; Мікст, Львів' }),
      expect.objectContaining({ id: newcomer, role: 'PLAYER', description: 'ще без ліги' }),
      expect.objectContaining({ id: olena, firstName: 'Олена', role: 'ADMIN', description: 'Адміністратор клубу' }),
    ])
    expect(JSON.stringify(data)).not.toContain('1002')
  })

  it('a chosen person is signed like Telegram would, and the ordinary sign-in verifies it', async () => {
    const { data: payload } = await sign(olena)
    expect(payload).toMatchObject({ id: 1002, first_name: 'Олена', username: 'olena' })
    const { status, data } = await signIn({ ...payload, telegramId: '1002', firstName: 'Олена' })
    expect(status).toBe(200)
    expect(data.user).toMatchObject({ id: olena, firstName: 'Олена', username: 'olena', role: 'ADMIN' })
  })

  it('an altered payload is refused as ever', async () => {
    const { data: payload } = await sign(iryna)
    expect(await signIn({ ...payload, id: 1002 })).toMatchObject({ status: 401, message: 'Invalid Telegram auth data' })
  })

  it('two people on two devices may choose the same person within one second', async () => {
    const payloads = await Promise.all([sign(iryna), sign(iryna)])
    const [first, second] = payloads.map(({ data }) => data)
    expect(first?.hash).not.toBe(second?.hash)
    expect((await signIn(first ?? {}, 'Firefox')).status).toBe(200)
    expect((await signIn(second ?? {}, 'Chromium')).status).toBe(200)
  })

  it('the whole club may choose within one second: nobody’s payload runs ahead of the clock for it', async () => {
    for (let n = 0; n < 61; n++) await sign(olena)
    const { data: payload } = await sign(iryna)
    expect((await signIn(payload)).status).toBe(200)
  })

  it('a person who does not exist, or who never had Telegram, cannot be chosen', async () => {
    expect((await sign(999_999)).status).toBe(404)
    expect((await sign((await world.person('Без Телеграму')).id)).status).toBe(404)
  })

  it('a blocked person is not offered, and stays out when chosen all the same', async () => {
    const { id } = await findOrCreateUser(
      world.db,
      { telegramId: '1003', firstName: 'Петро', lastName: 'Бойко', username: null },
      [],
      world.clock.now,
    )
    await world.db.updateTable('users').set({ status: 'BLOCKED' }).where('id', '=', id).execute()
    const { data } = await world.call(null, 'GET /api/v1/auth/demo-users')
    expect(data.map((person) => person.id)).not.toContain(id)
    expect(await signIn((await sign(id)).data)).toMatchObject({ status: 403, code: 'USER_BLOCKED' })
  })
})

describe('outside demo mode', () => {
  it('nobody is offered and nobody is signed: the calls are not there', async () => {
    const real = await openWorld()
    try {
      const { id } = await real.person('Олена Марченко')
      await real.db.updateTable('users').set({ telegram_id: '7' }).where('id', '=', id).execute()
      const notFound = { status: 404, errorType: 'NOT_FOUND' }
      expect(await real.call(null, 'GET /api/v1/auth/demo-users')).toMatchObject(notFound)
      expect(await real.call(null, 'POST /api/v1/auth/demo-users/{id}/sign', { params: { id } })).toMatchObject(
        notFound,
      )
    } finally {
      await real.close()
    }
  })
})
