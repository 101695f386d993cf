import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '../../../test/world.ts'

const PROXY = '10.0.0.1'
let world: World
let olena: Person
let address: string
let lastAddress = 0

beforeAll(async () => {
  world = await openWorld({ RATE_LIMITS: 'on', TRUST_PROXY: PROXY })
})
afterAll(() => world.close())
beforeEach(async () => {
  olena = await world.person('Олена Марченко')
  address = anotherAddress()
})

const anotherAddress = () => `203.0.113.${++lastAddress}`

interface Sending {
  from?: string
  by?: string | undefined
  body?: string
  forwardedFor?: string
}

const send = async (method: string, path: string, { from = address, by, body, forwardedFor }: Sending = {}) => {
  const headers = {
    ...(by && { authorization: `Bearer ${by}` }),
    ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
  }
  const init = { method, headers, ...(body !== undefined && { body }) }
  return world.api.request(path, init, { incoming: { socket: { remoteAddress: from } } })
}
type Call = (sending?: Sending) => Promise<Response>
const signIn: Call = (sending) => send('POST', '/api/v1/users/auth/telegram', { body: '{}', ...sending })
const refresh: Call = (sending) => send('POST', '/api/auth/refresh', sending)
const read: Call = (sending) => send('GET', '/api/v1/site', sending)
const write: Call = (sending) => send('PUT', '/api/v1/users/change-league', { by: olena.token, ...sending })
const invite: Call = (sending) => send('POST', '/api/v1/games/invitations', { by: olena.token, ...sending })
const upload: Call = (sending) => send('POST', '/api/v1/uploads', { by: olena.token, ...sending })
const openTicket: Call = (sending) => send('POST', '/api/v1/tickets', sending)
const submit: Call = (sending) => send('PUT', '/api/v1/games/1', { by: olena.token, ...sending })

/** Calls until the first refusal. @returns how many calls were let through, and the refusal */
async function useUp(call: Call, most: number, sending: (n: number) => Sending = () => ({})) {
  for (let n = 0; n <= most; n++) {
    const response = await call(sending(n))
    if (response.status === 429) return { allowed: n, response }
  }
  return { allowed: most + 1, response: undefined }
}

describe('in a minute', () => {
  it.each([
    ['60 sign-ins', 60, signIn],
    ['120 refreshes', 120, refresh],
    ['600 reading calls', 600, read],
    ['5 forms of guests', 5, openTicket],
  ] as const)('one address has %s, and another its own', async (_, limit, call) => {
    const { allowed, response } = await useUp(call, limit)
    expect(allowed).toBe(limit)
    const seconds = Number(response?.headers.get('retry-after'))
    expect(seconds).toBeGreaterThanOrEqual(1)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(await response?.json()).toMatchObject({
      success: false,
      errorType: 'RATE_LIMIT',
      message: 'Too many requests',
      requestId: response?.headers.get('x-request-id'),
    })
    expect((await call({ from: anotherAddress() })).status).not.toBe(429)
  })

  it.each([
    ['120 writing calls', 120, write],
    ['30 invitations', 30, invite],
    ['60 results', 60, submit],
    ['20 uploads', 20, upload],
  ] as const)('one person has %s from wherever they call, and another their own', async (_, limit, call) => {
    const { allowed } = await useUp(call, limit, () => ({ from: anotherAddress().replace('203.0', '198.51') }))
    expect(allowed).toBe(limit)
    const iryna = await world.person('Ірина Коваль')
    expect((await call({ by: iryna.token })).status).not.toBe(429)
  })

  it.each([
    ['600 reading calls', 600, read],
    ['120 refreshes', 120, refresh],
  ] as const)('one signed-in person has %s from wherever they call', async (_, limit, call) => {
    const from = () => anotherAddress().replace('203.0', '198.51')
    expect((await useUp(call, limit, () => ({ from: from(), by: olena.token }))).allowed).toBe(limit)
  })

  it('a guest who reads too much shuts out other guests of the same Wi-Fi, and nobody who is signed in', async () => {
    await useUp(read, 600)
    await useUp(refresh, 120)
    expect((await read()).status).toBe(429)
    expect((await read({ by: olena.token })).status).toBe(200)
    expect((await refresh({ by: olena.token })).status).toBe(200)
  })

  it('invitations and results count as writing too', async () => {
    await useUp(invite, 29)
    await useUp(submit, 59)
    expect((await useUp(write, 120)).allowed).toBe(120 - 30 - 60)
  })

  it('a whole club on one Wi-Fi signs in, while each member writes as they like', async () => {
    await useUp(signIn, 60)
    expect((await write()).status).not.toBe(429)
    expect((await read()).status).toBe(200)
  })

  it.each([
    ['200 searches', 200, '/api/v1/stats/players?q='],
    ['120 pages of a hundred rows', 120, '/api/v1/categories?limit=100'],
    ['300 far pages', 300, '/api/v1/leagues?page=99'],
    ['20 exports of all that is kept about somebody', 20, '/api/v1/users/me/export'],
  ])('one address has %s: a reading call counts by what it costs', async (_, limit, path) => {
    const query = path.endsWith('=') ? encodeURIComponent('шев') : ''
    expect((await useUp((sending) => send('GET', path + query, sending), limit)).allowed).toBe(limit)
  })

  it('a call to nowhere counts like a reading one', async () => {
    const { allowed } = await useUp((sending) => send('GET', '/api/v1/nothing', sending), 600)
    expect(allowed).toBe(600)
    expect((await read()).status).toBe(429)
  })
})

describe('a budget cannot be multiplied', () => {
  it('by tokens made up for each call: who is not known counts by address', async () => {
    expect((await useUp(invite, 30, (n) => ({ by: `made.up.${n}` }))).allowed).toBe(30)
    expect((await invite({ by: undefined })).status).toBe(429)
  })

  it('of reading by tokens made up, of another’s signature or of a session that is over', async () => {
    const ended = (await world.again(olena)).token
    await send('POST', '/api/auth/logout', { by: ended })
    const forged = `${olena.token.slice(0, -8)}AAAAAAAA`
    const tokens = ['made.up', forged, ended]
    expect((await useUp(read, 600, (n) => ({ by: tokens[n % 3] }))).allowed).toBe(600)
    expect((await read({ by: olena.token })).status).toBe(200)
  })

  it('by signing in again: the person counts, not the session', async () => {
    const tokens = await Promise.all(Array.from({ length: 31 }, async () => (await world.again(olena)).token))
    expect((await useUp(invite, 30, (n) => ({ by: tokens[n] }))).allowed).toBe(30)
  })

  it('by naming other addresses in X-Forwarded-For', async () => {
    expect((await useUp(signIn, 60, (n) => ({ forwardedFor: `198.51.100.${n}` }))).allowed).toBe(60)
  })

  it('by moving within one IPv6 network', async () => {
    const { allowed } = await useUp(signIn, 60, (n) => ({ from: `2001:db8::${(n + 1).toString(16)}` }))
    expect(allowed).toBe(60)
    expect((await signIn({ from: '2001:db8:0:1::1' })).status).not.toBe(429)
  })

  it('by letting a token expire', async () => {
    await useUp(invite, 30)
    world.pass({ minutes: 31 })
    expect((await invite()).status).toBe(429)
  })
})

it('a session that is over spends nothing of its person’s budget', async () => {
  const stolen = olena.token
  olena = await world.again(olena)
  await send('POST', '/api/auth/logout', { by: stolen })
  expect((await useUp(invite, 30, () => ({ by: stolen }))).allowed).toBe(30)
  expect((await invite({ from: anotherAddress() })).status).not.toBe(429)
})

describe('behind a proxy of ours', () => {
  it('each client has its own budget', async () => {
    const proxied =
      (client: string): Call =>
      () =>
        signIn({ from: PROXY, forwardedFor: client })
    expect((await useUp(proxied('192.0.2.1'), 60)).allowed).toBe(60)
    expect((await proxied('192.0.2.2')()).status).not.toBe(429)
  })

  it('what the client wrote before the proxy’s word is not believed', async () => {
    const { allowed } = await useUp(signIn, 60, (n) => ({ from: PROXY, forwardedFor: `198.51.100.${n}, 192.0.2.3` }))
    expect(allowed).toBe(60)
  })
})

it('a call over its budget is refused before anything else about it is asked', async () => {
  await useUp(invite, 30)
  expect((await invite({ body: '{' })).status).toBe(429)
  expect((await invite({ body: 'x'.repeat(300_000) })).status).toBe(429)
})

it('every call that invites or moves a result draws on its budget', () => {
  const drawing = (budget: string) =>
    world.routes.filter(({ endpoint }) => endpoint.limit === budget).map(({ method, path }) => `${method} ${path}`)
  expect(drawing('invitation')).toEqual(['POST /api/v1/games/invitations'])
  expect(drawing('result').sort()).toEqual([
    'POST /api/v1/games',
    'POST /api/v1/games/{id}/confirm',
    'POST /api/v1/games/{id}/dispute',
    'POST /api/v1/games/{id}/withdraw',
    'PUT /api/v1/games/{id}',
  ])
  expect(drawing('form')).toEqual(['POST /api/v1/tickets'])
  expect(drawing('refresh')).toEqual(['POST /api/auth/refresh'])
  expect(drawing('sign-in').sort()).toEqual([
    'POST /api/v1/auth/demo-users/{id}/sign',
    'POST /api/v1/users/auth/telegram',
  ])
})
