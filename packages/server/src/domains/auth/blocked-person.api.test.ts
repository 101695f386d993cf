import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nextTelegramId, sitePayload } from '../../../test/login.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let admin: Person
let olena: Person
let telegramId: number

beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('Петро Адмін', 'ADMIN')
})
afterAll(() => world.close())
beforeEach(async () => {
  world.pass({ minutes: 31 })
  admin = await world.again(admin)
  telegramId = nextTelegramId()
  const { data } = await signIn()
  olena = { id: data.user.id, name: 'Олена', token: data.token }
  await setStatus(olena.id, 'BLOCKED')
  world.pass({ seconds: 30 })
})

const signIn = (payload = sitePayload(world, { id: telegramId, first_name: 'Олена' })) =>
  world.call(null, 'POST /api/v1/users/auth/telegram', { body: payload }, { 'user-agent': 'Firefox' })
const setStatus = (id: number, status: 'ACTIVE' | 'BLOCKED') =>
  world.call(admin, 'PUT /api/v1/users/{id}', { params: { id }, body: { status } })
const blocked = { status: 403, errorType: 'FORBIDDEN', code: 'USER_BLOCKED' }
/** Signs in, is refused, and keeps the token that comes with the refusal. */
async function refused(): Promise<Person> {
  const answer = await signIn()
  expect(answer).toMatchObject({ ...blocked, data: { token: expect.any(String) } })
  return { ...olena, token: (answer.data as { token: string }).token }
}
const removed = (who: Person) => world.call(who, 'DELETE /api/v1/users/me')

describe('a blocked person', () => {
  it('is refused at sign-in, with a token that opens their data and nothing else', async () => {
    const me = await refused()
    expect(await world.call(me, 'GET /api/v1/users/me/export')).toMatchObject({
      status: 200,
      data: { account: { firstName: 'Олена', status: 'BLOCKED' } },
    })
    expect(await world.call(me, 'GET /api/v1/users/profile')).toMatchObject(blocked)
    expect(await world.call(me, 'PUT /api/v1/users/{id}', { params: { id: me.id }, body: {} })).toMatchObject(blocked)
    expect(await world.call(me, 'POST /api/v1/users/me/calendar')).toMatchObject(blocked)
    expect(await world.call(me, 'POST /api/auth/refresh')).toMatchObject(blocked)
  })

  it('is not let at their data by a session that the block has ended', async () => {
    expect(await world.call(olena, 'GET /api/v1/users/me/export')).toMatchObject({ status: 401, code: 'INVALID_TOKEN' })
  })

  it('has half an hour for it', async () => {
    const me = await refused()
    world.pass({ minutes: 31 })
    expect(await world.call(me, 'GET /api/v1/users/me/export')).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
  })

  it('gets no token for a login that was used before', async () => {
    const payload = sitePayload(world, { id: telegramId })
    expect((await signIn(payload)).data).toMatchObject({ token: expect.any(String) })
    world.pass({ seconds: 11 })
    const again = await signIn(payload)
    expect(again).toMatchObject(blocked)
    expect(again.data).toBeUndefined()
  })
})

describe('a block outlives the account', () => {
  it('kept as a hash of ours only, and the new account is blocked from its first second', async () => {
    expect((await removed(await refused())).status).toBe(200)
    const kept = await world.db.selectFrom('kept_identities').selectAll().execute()
    expect(kept).toMatchObject([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    expect(JSON.stringify(kept)).not.toContain(String(telegramId))
    world.pass({ minutes: 1 })
    expect(await signIn()).toMatchObject(blocked)
    const row = await world.db
      .selectFrom('users')
      .selectAll()
      .where('telegram_id', '=', String(telegramId))
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'BLOCKED' })
    expect(row.id).not.toBe(olena.id)
    expect(await world.db.selectFrom('kept_identities').selectAll().execute()).toEqual([])
  })

  it('however often they delete it, until an administrator lifts it', async () => {
    for (let times = 0; times < 2; times++) {
      expect((await removed(await refused())).status).toBe(200)
      world.pass({ minutes: 1 })
    }
    const { data } = await signIn().then(async (answer) => {
      expect(answer).toMatchObject(blocked)
      return world.call(admin, 'GET /api/v1/users', { query: { status: 'BLOCKED' } })
    })
    const again = data.find((account) => account.telegramId === String(telegramId))
    expect((await setStatus(again?.id ?? 0, 'ACTIVE')).status).toBe(200)
    world.pass({ minutes: 1 })
    expect((await signIn()).status).toBe(200)
  })

  it('and not without a block: who was never blocked leaves no trace', async () => {
    await setStatus(olena.id, 'ACTIVE')
    const { data } = await signIn()
    await removed({ ...olena, token: data.token })
    expect(await world.db.selectFrom('kept_identities').selectAll().execute()).toEqual([])
  })
})
