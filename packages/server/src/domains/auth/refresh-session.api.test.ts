import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let olena: Person
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  olena = await world.person('Олена Марченко')
})

const refresh = async (token: string) => world.call({ ...olena, token }, 'POST /api/auth/refresh')
const successorOf = async (token: string) => (await refresh(token)).data.token
const use = async (token: string) => (await world.call({ ...olena, token }, 'GET /api/v1/users/profile')).status
const generationOf = async (token: string) => (await world.tokens.read(token, world.clock.now)).generation

const invalid = { status: 401, errorType: 'INVALID_TOKEN', shouldRefresh: false }

describe('a refresh', () => {
  it('answers like a sign-in: a new token, and the person', async () => {
    const { status, data } = await refresh(olena.token)
    expect(status).toBe(200)
    expect(data.user).toMatchObject({ id: olena.id, firstName: 'Олена', gameStats: { pendingGamesCount: 0 } })
    expect(await use(data.token)).toBe(200)
  })

  it('takes an expired token too', async () => {
    world.pass({ days: 3 })
    expect(await use(olena.token)).toBe(401)
    expect(await use(await successorOf(olena.token))).toBe(200)
  })

  it('leaves the old token good for ordinary calls until it expires', async () => {
    const second = await successorOf(olena.token)
    const third = await successorOf(second)
    expect([await use(olena.token), await use(second), await use(third)]).toEqual([200, 200, 200])
  })

  it('without a token is answered like any call without one', async () => {
    expect(await world.send('/api/auth/refresh', { method: 'POST' })).toMatchObject({
      status: 401,
      errorType: 'NO_TOKEN',
      message: 'User not authenticated',
    })
  })

  it('with a token nobody issued is refused', async () => expect(await refresh('a.b.c')).toMatchObject(invalid))
})

describe('twenty tabs that refresh at once', () => {
  it('all stay in, with one successor', async () => {
    world.pass({ minutes: 31 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(olena.token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const tokens = answers.map(({ data }) => data.token)
    expect(new Set(tokens).size).toBe(1)
    expect(await generationOf(tokens[0] ?? '')).toBe(2)
    expect(await Promise.all(tokens.map(use))).toEqual(Array(20).fill(200))
  })

  it('and, half an hour later, still do: the next round moves on together', async () => {
    const first = await Promise.all(Array.from({ length: 20 }, () => successorOf(olena.token)))
    await Promise.all(first.map(use))
    world.pass({ minutes: 31 })
    const second = await Promise.all(first.map(successorOf))
    expect(await Promise.all(second.map(generationOf))).toEqual(Array(20).fill(3))
  })
})

describe('the token that was just replaced', () => {
  it('gets the same successor however late, while nobody has used that one: the answer was lost', async () => {
    const successor = await successorOf(olena.token)
    world.pass({ days: 2 })
    const again = await successorOf(olena.token)
    expect(await generationOf(again)).toBe(await generationOf(successor))
    expect(await use(again)).toBe(200)
  })

  it('gets it for 30 seconds after its first use', async () => {
    const successor = await successorOf(olena.token)
    world.pass({ minutes: 1 })
    await use(successor)
    world.pass({ seconds: 30 })
    expect((await refresh(olena.token)).status).toBe(200)
  })

  it('counts those seconds from the first use, not from the latest', async () => {
    const successor = await successorOf(olena.token)
    await use(successor)
    world.pass({ seconds: 20 })
    await use(successor)
    world.pass({ seconds: 11 })
    expect(await refresh(olena.token)).toMatchObject(invalid)
  })

  it('after that ends the session, for the thief as for the owner', async () => {
    const successor = await successorOf(olena.token)
    await use(successor)
    world.pass({ seconds: 31 })
    expect(await refresh(olena.token)).toMatchObject(invalid)
    expect(await use(successor)).toBe(401)
    expect(await refresh(successor)).toMatchObject(invalid)
  })
})

it('a token older than the replaced one ends the session at once', async () => {
  const second = await successorOf(olena.token)
  const third = await successorOf(second)
  expect(await refresh(olena.token)).toMatchObject(invalid)
  expect(await use(third)).toBe(401)
})

it('another session of the same person does not end with it', async () => {
  const phone = await world.again(olena)
  await successorOf(await successorOf(olena.token))
  expect(await refresh(olena.token)).toMatchObject(invalid)
  expect(await use(phone.token)).toBe(200)
})

describe('a session', () => {
  it('ends 30 days after its last refresh', async () => {
    world.pass({ days: 29, hours: 23 })
    const kept = await successorOf(olena.token)
    world.pass({ days: 30, seconds: -1 })
    const keptOn = await successorOf(kept)
    world.pass({ days: 30 })
    expect(await use(keptOn)).toBe(401)
    expect(await refresh(keptOn)).toMatchObject(invalid)
  })

  it('§8: that lapsed says so like an expired token, before and after the refresh that fails', async () => {
    const expired = { status: 401, errorType: 'TOKEN_EXPIRED', shouldRefresh: true }
    world.pass({ days: 30 })
    expect(await world.call(olena, 'GET /api/v1/users/profile')).toMatchObject(expired)
    expect(await refresh(olena.token)).toMatchObject(invalid)
    expect(await world.call(olena, 'GET /api/v1/users/profile')).toMatchObject(expired)
  })

  it('ends 180 days after signing in, however often it was refreshed', async () => {
    let { token } = olena
    for (let month = 0; month < 8; month++) {
      world.pass({ days: 20 })
      token = await successorOf(token)
    }
    world.pass({ days: 20, seconds: -1 })
    token = await successorOf(token)
    expect(await use(token)).toBe(200)
    world.pass({ seconds: 1 })
    expect(await use(token)).toBe(401)
    expect(await refresh(token)).toMatchObject(invalid)
  })
})

it('whoever was blocked cannot refresh, and is told why', async () => {
  await world.db.updateTable('users').set({ status: 'BLOCKED' }).where('id', '=', olena.id).execute()
  expect(await refresh(olena.token)).toMatchObject({ status: 403, errorType: 'FORBIDDEN', code: 'USER_BLOCKED' })
})
