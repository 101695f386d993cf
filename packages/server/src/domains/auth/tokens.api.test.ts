import { createSecretKey } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
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

const profileWith = (authorization?: string) =>
  world.send('/api/v1/users/profile', { headers: authorization === undefined ? {} : { authorization } })
const claimsOf = (token: string) => world.tokens.read(token, world.clock.now)
const block = (id: number) => world.db.updateTable('users').set({ status: 'BLOCKED' }).where('id', '=', id).execute()

const noToken = {
  status: 401,
  success: false,
  errorType: 'NO_TOKEN',
  shouldRefresh: false,
  message: 'User not authenticated',
}
const invalid = { status: 401, success: false, errorType: 'INVALID_TOKEN', shouldRefresh: false }
const expired = { status: 401, success: false, errorType: 'TOKEN_EXPIRED', shouldRefresh: true }
const blocked = { status: 403, success: false, errorType: 'FORBIDDEN', code: 'USER_BLOCKED' }

describe('a call that needs a person', () => {
  it.each([undefined, '', 'Bearer', 'Bearer ', 'Basic b2xlbmE6c2VjcmV0', 'Token abc'])(
    'without a bearer token is answered "User not authenticated": %j',
    async (header) => expect(await profileWith(header)).toMatchObject(noToken),
  )

  it('takes a token for 30 minutes, and then asks to refresh it', async () => {
    world.pass({ minutes: 29, seconds: 59 })
    expect((await profileWith(`Bearer ${olena.token}`)).status).toBe(200)
    world.pass({ seconds: 1 })
    expect(await profileWith(`Bearer ${olena.token}`)).toMatchObject(expired)
  })

  it('does not mind how the word Bearer is written', async () =>
    expect((await profileWith(`bearer ${olena.token}`)).status).toBe(200))
})

describe('a token that we did not sign is no token', () => {
  const forged = async (sign: (claims: SignJWT, payload: Record<string, unknown>) => Promise<string> | string) => {
    const { sessionId, generation } = await claimsOf(olena.token)
    const seconds = Math.floor(world.clock.now.getTime() / 1000)
    const payload = { sub: String(olena.id), sid: sessionId, gen: generation, iat: seconds, exp: seconds + 1800 }
    return profileWith(`Bearer ${await sign(new SignJWT(payload), payload)}`)
  }
  const otherKey = new TextEncoder().encode('another secret, long enough to be one too')

  it('with another secret', async () =>
    expect(await forged((jwt) => jwt.setProtectedHeader({ alg: 'HS256' }).sign(otherKey))).toMatchObject(invalid))

  it('with a stronger algorithm and another secret', async () =>
    expect(await forged((jwt) => jwt.setProtectedHeader({ alg: 'HS512' }).sign(otherKey))).toMatchObject(invalid))

  it('with no algorithm at all', async () =>
    expect(await forged((_, payload) => new UnsecuredJWT(payload).encode())).toMatchObject(invalid))

  it('with the header replaced by one that says "none"', async () => {
    const [, payload, signature] = olena.token.split('.')
    const header = Buffer.from('{"alg":"none"}').toString('base64url')
    expect(await profileWith(`Bearer ${header}.${payload}.${signature}`)).toMatchObject(invalid)
    expect(await profileWith(`Bearer ${header}.${payload}.`)).toMatchObject(invalid)
  })

  it('with another person in it', async () => {
    const [header, payload = '', signature] = olena.token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const altered = Buffer.from(JSON.stringify({ ...claims, sub: '1' })).toString('base64url')
    expect(await profileWith(`Bearer ${header}.${altered}.${signature}`)).toMatchObject(invalid)
  })

  it('with one character of the signature changed, cut off or added', async () => {
    const { token } = olena
    const middle = token.length - 10
    const changed = token.slice(0, middle) + (token[middle] === 'A' ? 'B' : 'A') + token.slice(middle + 1)
    for (const it of [changed, token.slice(0, -2), `${token}AA`, `${token}.${token}`, 'abc', 'a.b.c', '..'])
      expect(await profileWith(`Bearer ${it}`)).toMatchObject(invalid)
  })

  it('also where no token is needed', async () => {
    expect(await world.send('/api/v1/leagues', { headers: { authorization: 'Bearer abc' } })).toMatchObject(invalid)
  })
})

describe('a token that we signed is good for its own session only', () => {
  it('not for another person', async () => {
    const iryna = await world.person('Ірина Коваль')
    const claims = { ...(await claimsOf(olena.token)), userId: iryna.id }
    expect(await profileWith(`Bearer ${await world.tokens.sign(claims, world.clock.now)}`)).toMatchObject(invalid)
  })

  const signed = async (payload: object) => {
    const { sessionId, generation } = await claimsOf(olena.token)
    const seconds = Math.floor(world.clock.now.getTime() / 1000)
    const claims = { sub: String(olena.id), sid: sessionId, gen: generation, exp: seconds + 1800, ...payload }
    const key = createSecretKey(world.secret, 'utf8')
    return `Bearer ${await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key)}`
  }

  it.each([
    ['a person', { sub: String(2 ** 40) }],
    ['a person', { sub: '' }],
    ['a session', { sid: 2 ** 40 }],
    ['a generation', { gen: 2 ** 40 }],
  ])('not for %s that no row can be: %j', async (_, claims) => {
    expect(await profileWith(await signed({}))).toMatchObject({ status: 200 })
    expect(await profileWith(await signed(claims))).toMatchObject(invalid)
  })

  it('not before the time from which it says that it holds', async () => {
    const seconds = Math.floor(world.clock.now.getTime() / 1000)
    expect(await profileWith(await signed({ nbf: seconds }))).toMatchObject({ status: 200 })
    expect(await profileWith(await signed({ nbf: seconds + 60 }))).toMatchObject(invalid)
  })

  it('not without an end', async () =>
    expect(await profileWith(await signed({ exp: undefined }))).toMatchObject(invalid))

  it('not for a session that never was', async () => {
    const claims = { ...(await claimsOf(olena.token)), sessionId: 999_999 }
    expect(await profileWith(`Bearer ${await world.tokens.sign(claims, world.clock.now)}`)).toMatchObject(invalid)
  })
})

describe('a blocked person', () => {
  it('is told so before anything about the session: with a live one, an expired token, an ended session', async () => {
    const again = await world.again(olena)
    await block(olena.id)
    expect(await profileWith(`Bearer ${olena.token}`)).toMatchObject(blocked)
    world.pass({ minutes: 31 })
    expect(await profileWith(`Bearer ${again.token}`)).toMatchObject(blocked)
    await world.db.updateTable('sessions').set({ ended_at: world.clock.now }).where('user_id', '=', olena.id).execute()
    expect(await profileWith(`Bearer ${again.token}`)).toMatchObject(blocked)
  })

  it('is refused on reading what anyone may read, and on refresh', async () => {
    await block(olena.id)
    expect(await world.call(olena, 'GET /api/v1/leagues')).toMatchObject(blocked)
    expect(await world.call(olena, 'POST /api/auth/refresh')).toMatchObject(blocked)
  })

  it('does not count as blocked by a token that somebody forged', async () => {
    await block(olena.id)
    expect(await profileWith(`Bearer ${olena.token.slice(0, -4)}AAAA`)).toMatchObject(invalid)
  })
})

it('a person is marked as seen when they call, at most every five minutes', async () => {
  const seen = async () =>
    (await world.db.selectFrom('users').select('last_seen_at').where('id', '=', olena.id).executeTakeFirstOrThrow())
      .last_seen_at
  await profileWith(`Bearer ${olena.token}`)
  const first = await seen()
  expect(first).toEqual(world.clock.now)
  world.pass({ minutes: 4 })
  await profileWith(`Bearer ${olena.token}`)
  expect(await seen()).toEqual(first)
  world.pass({ minutes: 2 })
  await profileWith(`Bearer ${olena.token}`)
  expect(await seen()).toEqual(world.clock.now)
})
