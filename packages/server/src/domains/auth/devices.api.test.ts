import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sitePayload } from '../../../test/login.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let phone: Person
let laptop: Person

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  phone = await signedInOn('Телефон Олени')
  world.pass({ minutes: 1 })
  laptop = await signedInOn('Firefox', phone)
})

const telegramIds = new Map<number, number>()

async function signedInOn(device: string, person?: Person): Promise<Person> {
  const payload = sitePayload(world, person && { id: telegramIds.get(person.id) ?? 0 })
  const headers = { 'user-agent': encodeURIComponent(device) }
  const { data } = await world.call(null, 'POST /api/v1/users/auth/telegram', { body: payload }, headers)
  telegramIds.set(data.user.id, payload.id)
  return { id: data.user.id, name: device, token: data.token }
}

const devicesOf = async (person: Person) => (await world.call(person, 'GET /api/v1/users/me/sessions')).data
const endOf = (person: Person, id: number) =>
  world.call(person, 'DELETE /api/v1/users/me/sessions/{id}', { params: { id } })
const isIn = async (person: Person) => (await world.call(person, 'GET /api/v1/users/profile')).status === 200
const current = async (person: Person) => (await devicesOf(person)).find(({ isCurrent }) => isCurrent)?.id ?? 0

describe('the list of devices', () => {
  it('names each live session, the one used last first, and marks the one that asks', async () => {
    expect(await devicesOf(laptop)).toMatchObject([
      { device: 'Firefox', isCurrent: true, startedAt: world.clock.now.toISOString() },
      { device: encodeURIComponent('Телефон Олени'), isCurrent: false },
    ])
    world.pass({ minutes: 1 })
    await world.call(phone, 'POST /api/auth/refresh')
    expect((await devicesOf(phone)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  })

  it('shows nobody else’s, and none that are over', async () => {
    const stranger = await signedInOn('curl')
    world.pass({ days: 29 })
    await world.call(phone, 'POST /api/auth/refresh')
    world.pass({ days: 2 })
    const again = await signedInOn('Chromium', phone)
    expect((await devicesOf(again)).map(({ device }) => device)).toEqual([
      'Chromium',
      encodeURIComponent('Телефон Олени'),
    ])
    expect(await isIn(stranger)).toBe(false)
  })
})

describe('ending a session', () => {
  it('by logging out ends this device and no other', async () => {
    expect(await world.call(laptop, 'POST /api/auth/logout')).toMatchObject({ status: 200, data: null })
    expect([await isIn(laptop), await isIn(phone)]).toEqual([false, true])
    expect((await world.call(laptop, 'POST /api/auth/refresh')).status).toBe(401)
  })

  it('from another device signs the lost one out', async () => {
    expect((await endOf(laptop, await current(phone))).status).toBe(200)
    expect([await isIn(laptop), await isIn(phone)]).toEqual([true, false])
    expect(await devicesOf(laptop)).toHaveLength(1)
  })

  it('twice is once: the second time it is not there', async () => {
    const lost = await current(phone)
    await endOf(laptop, lost)
    expect(await endOf(laptop, lost)).toMatchObject({ status: 404, errorType: 'NOT_FOUND' })
  })

  it('of somebody else is as if it did not exist, for administrators too', async () => {
    const theirs = await current(phone)
    const admin = await world.person('Петро Адмін', 'ADMIN')
    for (const other of [await signedInOn('curl'), admin])
      expect(await endOf(other, theirs)).toMatchObject({ status: 404, errorType: 'NOT_FOUND' })
    expect(await isIn(phone)).toBe(true)
  })
})

it('a device with an endless name is kept by its beginning', async () => {
  const named = await signedInOn('x'.repeat(5000))
  expect((await devicesOf(named))[0]?.device).toBe('x'.repeat(300))
})
