import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSession, type SessionUser, signIn, signOut } from '../session/session.ts'
import { createSessionFetch } from './session-fetch.ts'

const user = { id: 1, firstName: 'Олег', leagues: [] as unknown } as SessionUser
const expired = { errorType: 'TOKEN_EXPIRED', shouldRefresh: true, message: 'Token expired' }

/** The server, as far as the browser sees it: which tokens it takes, and what it gives for an old one. */
let server: { good: string; renewed: string | null; refusal: object; refreshes: number; refreshStatus: number }
let whileRefreshing: () => void
let told: string[]
let onAuthPage: boolean

const send = createSessionFetch({
  ended: (reason) => told.push(reason),
  forbidden: () => told.push('forbidden'),
  onAuthPage: () => onAuthPage,
})

beforeEach(() => {
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => Promise.resolve(answer(path, new Headers(init.headers))))
  server = { good: 'fresh', renewed: 'fresh', refusal: expired, refreshes: 0, refreshStatus: 401 }
  whileRefreshing = () => {}
  told = []
  onAuthPage = false
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

function answer(path: string, headers: Headers) {
  if (path === '/api/auth/refresh') {
    server.refreshes += 1
    whileRefreshing()
    return server.renewed
      ? Response.json({ data: { token: server.renewed, user } })
      : new Response('', { status: server.refreshStatus })
  }
  const isGood = headers.get('authorization') === `Bearer ${server.good}`
  if (!isGood) return Response.json(server.refusal, { status: 401 })
  return path.endsWith('/forbidden') ? new Response('', { status: 403 }) : Response.json({ data: 'ok' })
}

describe('§4, §7, §8: an expired token', () => {
  it('is renewed once for all calls under way, and each is repeated', async () => {
    signIn('old', user)
    const answers = await Promise.all([send('/api/v1/a'), send('/api/v1/b'), send('/api/v1/c')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(server.refreshes).toBe(1)
    expect(readSession()).toMatchObject({ status: 'in', token: 'fresh' })
  })
  it('that cannot be renewed ends the session, told once', async () => {
    server.renewed = null
    signIn('old', user)
    const answers = await Promise.all([send('/api/v1/a'), send('/api/v1/b')])
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    expect(told).toEqual(['token_expired'])
    expect(readSession().status).toBe('guest')
  })
  it.each(['jwt expired', 'jwt malformed', 'Token expired'])('is known by the message «%s», too', async (message) => {
    server.refusal = { message }
    signIn('old', user)
    expect((await send('/api/v1/a')).status).toBe(200)
  })
  it('without shouldRefresh and without such a message is none: nothing is renewed', async () => {
    server.refusal = { errorType: 'TOKEN_EXPIRED', shouldRefresh: false, message: 'No' }
    signIn('old', user)
    expect((await send('/api/v1/a')).status).toBe(401)
    expect([server.refreshes, told]).toEqual([0, []])
  })
  it('is renewed once and no more, when the new one is expired as well', async () => {
    server.good = 'none of them'
    signIn('old', user)
    expect((await send('/api/v1/a')).status).toBe(401)
    expect([server.refreshes, told]).toEqual([1, ['token_expired']])
  })
  it('hides no missing right: the repeated call is judged, too', async () => {
    signIn('old', user)
    expect((await send('/api/v1/forbidden')).status).toBe(403)
    expect(told).toEqual(['forbidden'])
  })
  it('answers a result that could not be sent: «Authentication failed - please login again»', async () => {
    server.renewed = null
    signIn('old', user)
    const answered = await send('/api/v1/games/1', { method: 'PUT' })
    expect(answered.status).toBe(401)
    expect(await answered.json()).toMatchObject({ message: 'Authentication failed - please login again' })
  })
})

describe('while a token is being renewed', () => {
  it('another tab may be quicker: its token is taken, and nobody is signed out', async () => {
    signIn('old', user)
    whileRefreshing = () => signIn('fresh', user)
    server.renewed = null
    expect((await send('/api/v1/a')).status).toBe(200)
    expect(told).toEqual([])
    expect(readSession()).toMatchObject({ token: 'fresh' })
  })
  it('the person may sign out: the call under way is finished, and they stay out', async () => {
    signIn('old', user)
    whileRefreshing = signOut
    expect((await send('/api/auth/logout', { method: 'POST' })).status).toBe(200)
    expect(readSession().status).toBe('guest')
  })
  it.each([429, 500, 503])('the server may be too busy to say (%i): the session stays', async (status) => {
    server.renewed = null
    server.refreshStatus = status
    signIn('old', user)
    await expect(send('/api/v1/a')).rejects.toMatchObject({ status })
    expect([readSession().status, told]).toEqual(['in', []])
  })
})

describe('§4, §8: a token that the server does not know', () => {
  beforeEach(() => {
    server.refusal = { errorType: 'INVALID_TOKEN', shouldRefresh: false, message: 'Invalid' }
  })
  it.each([
    { errorType: 'INVALID_TOKEN' },
    { errorType: 'NO_TOKEN' },
    { message: 'Unauthorized' },
    { message: 'This is an invalid token' },
  ])('ends the session: %o', async (refusal) => {
    server.refusal = refusal
    signIn('foreign', user)
    await send('/api/v1/a')
    expect(told).toEqual(['auth_error'])
    expect(readSession().status).toBe('guest')
  })
  it.each([{ errorType: 'INVALID_TOKEN' }, expired])('is ignored on the sign-in page: %o', async (refusal) => {
    server = { ...server, refusal, renewed: null }
    onAuthPage = true
    signIn('foreign', user)
    await send('/api/v1/a')
    expect(told).toEqual([])
    expect(readSession().status).toBe('in')
  })
  it('any other 401 leaves the session alone', async () => {
    server.refusal = { errorType: 'TELEGRAM', message: 'Telegram auth data is too old' }
    signIn('foreign', user)
    await send('/api/v1/a')
    expect([readSession().status, told]).toEqual(['in', []])
  })
})

it('§8: a guest is told nothing about a 401', async () => {
  signOut()
  expect((await send('/api/v1/a')).status).toBe(401)
  expect(told).toEqual([])
})
