import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { forgetIdempotencyKeys, KEPT_MEGABYTES } from './idempotency.ts'

let world: World
let admin: Person
let other: Person
let key: string
let lastKey = 0

beforeAll(async () => {
  world = await openWorld()
  other = await world.person('Марія Адмін', 'ADMIN')
})
afterAll(() => world.close())
beforeEach(async () => {
  admin = await world.person('Петро Адмін', 'ADMIN')
  key = `key ${++lastKey}`
})

const found = (who: Person, name: string, withKey: string | undefined = key) =>
  world.call(who, 'POST /api/v1/leagues', { body: { name } }, withKey ? { 'idempotency-key': withKey } : {})
const leaguesCalled = async (name: string) =>
  (await world.db.selectFrom('leagues').select('id').where('name', '=', name).execute()).length

describe('a creation with an Idempotency-Key', () => {
  it('that is repeated answers the same row again and makes no other', async () => {
    const first = await found(admin, 'Перша ліга')
    const second = await found(admin, 'Перша ліга')
    expect(second).toMatchObject({ status: 200, data: first.data })
    expect(await leaguesCalled('Перша ліга')).toBe(1)
  })

  it('answers as it did first, even when the row has changed since', async () => {
    const { data } = await found(admin, 'Друга ліга')
    await world.call(admin, 'PUT /api/v1/leagues/{id}', { params: { id: data.id }, body: { city: 'Київ' } })
    expect((await found(admin, 'Друга ліга')).data).toEqual(data)
  })

  it('that says something else is refused, and makes nothing', async () => {
    await found(admin, 'Третя ліга')
    expect(await found(admin, 'Четверта ліга')).toMatchObject({
      status: 409,
      errorType: 'CONFLICT',
      code: 'IDEMPOTENCY_KEY_REUSED',
    })
    expect(await leaguesCalled('Четверта ліга')).toBe(0)
  })

  it('that goes to another place is refused too', async () => {
    const { data } = await found(admin, 'П’ята ліга')
    const elsewhere = await world.call(
      admin,
      'POST /api/v1/categories',
      { body: { leagueId: data.id, name: 'Перша' } },
      { 'idempotency-key': key },
    )
    expect(elsewhere).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  it('of another person is another key', async () => {
    const mine = await found(admin, 'Шоста ліга')
    const theirs = await found(other, 'Шоста ліга')
    expect(theirs.status).toBe(200)
    expect(theirs.data.id).not.toBe(mine.data.id)
  })

  it('that was refused may be tried again with the same key', async () => {
    const olena = await world.person('Олена Марченко')
    const join = () =>
      world.call(
        admin,
        'POST /api/v1/user-leagues',
        { body: { userId: olena.id, leagueId: missing } },
        { 'idempotency-key': key },
      )
    const missing = 999_999
    expect((await join()).status).toBe(404)
    expect((await join()).status).toBe(404)
    expect((await found(admin, 'Сьома ліга')).status).toBe(200)
  })

  it('is remembered for a day', async () => {
    await found(admin, 'Восьма ліга')
    world.pass({ hours: 24 })
    await forgetIdempotencyKeys(world.db, world.clock.now)
    admin = await world.again(admin)
    await found(admin, 'Восьма ліга')
    expect(await leaguesCalled('Восьма ліга')).toBe(1)
    world.pass({ seconds: 1 })
    await forgetIdempotencyKeys(world.db, world.clock.now)
    await found(admin, 'Восьма ліга')
    expect(await leaguesCalled('Восьма ліга')).toBe(2)
    other = await world.again(other)
  })
})

it('keeps no key of a call that stores nothing', async () => {
  const preview = { body: { markdown: 'Про гру' } }
  const { data } = await world.call(admin, 'POST /api/v1/texts/preview', preview, { 'idempotency-key': key })
  expect(data.html).toContain('Про гру')
  expect((await found(admin, 'Ліга після перегляду')).status).toBe(200)
})

it('past what is kept for one person a new key is refused for a day, and an earlier one goes on answering', async () => {
  const { data } = await found(admin, 'Ліга до межі')
  const answer = JSON.stringify({ data: randomBytes(KEPT_MEGABYTES * 1024 * 1024).toString('base64') })
  const full = { user_id: admin.id, key: 'long answers', request_hash: '', answer, at: world.clock.now }
  await world.db.insertInto('idempotency_keys').values(full).execute()
  expect(await found(admin, 'Ліга за межею', 'a new key')).toMatchObject({ status: 429, details: { limit: 86_400 } })
  expect(await leaguesCalled('Ліга за межею')).toBe(0)
  expect((await found(admin, 'Ліга до межі')).data).toEqual(data)
  expect((await found(admin, 'Ліга за межею', '')).status).toBe(200)
  expect((await found(other, 'Ліга інших', 'a new key')).status).toBe(200)

  world.pass({ hours: 24, seconds: 1 })
  await forgetIdempotencyKeys(world.db, world.clock.now)
  admin = await world.again(admin)
  other = await world.again(other)
  expect((await found(admin, 'Ліга наступного дня', 'a new key')).status).toBe(200)
})

it('without a key each call makes a row of its own', async () => {
  await found(admin, 'Дев’ята ліга', '')
  await found(admin, 'Дев’ята ліга', '')
  expect(await leaguesCalled('Дев’ята ліга')).toBe(2)
})

it('sent twice at once, a creation happens once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => found(admin, 'Десята ліга')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(await leaguesCalled('Десята ліга')).toBe(1)
})

it('a key opens nothing to whoever may not do the thing', async () => {
  await found(admin, 'Одинадцята ліга')
  await world.db.updateTable('users').set({ role: 'PLAYER' }).where('id', '=', admin.id).execute()
  expect(await found(admin, 'Одинадцята ліга')).toMatchObject({ status: 403, errorType: 'FORBIDDEN' })
})
