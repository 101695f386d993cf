import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSession, type SessionUser, signIn, signOut } from './session.ts'
import { createSessionFetch } from './session-fetch.ts'

const user = { id: 1, firstName: 'Олег' } as SessionUser
const expired = { errorType: 'TOKEN_EXPIRED', shouldRefresh: true, message: 'Token expired' }

/** The server, as far as the browser sees it: which tokens it takes, and what it gives for an old one. */
let server: { good: string; renewed: string | null; refusal: object; refreshes: number }
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
  server = { good: 'fresh', renewed: 'fresh', refusal: expired, refreshes: 0 }
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
    return server.renewed ? Response.json({ data: { token: server.renewed, user } }) : new Response('', { status: 401 })
  }
  const isGood = headers.get('authorization') === `Bearer ${server.good}`
  return isGood ? Response.json({ data: 'ok' }) : Response.json(server.refusal, { status: 401 })
}

describe('an expired token', () => {
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
  it('is known by its message, too', async () => {
    server.refusal = { message: 'jwt expired' }
    signIn('old', user)
    expect((await send('/api/v1/a')).status).toBe(200)
  })
})

describe('a token that the server does not know', () => {
  beforeEach(() => {
    server.refusal = { errorType: 'INVALID_TOKEN', shouldRefresh: false, message: 'Invalid' }
  })
  it('ends the session', async () => {
    signIn('foreign', user)
    await send('/api/v1/a')
    expect(told).toEqual(['auth_error'])
    expect(readSession().status).toBe('guest')
  })
  it('is ignored on the sign-in page', async () => {
    onAuthPage = true
    signIn('foreign', user)
    await send('/api/v1/a')
    expect(told).toEqual([])
    expect(readSession().status).toBe('in')
  })
})

it('a guest is told nothing about a 401', async () => {
  signOut()
  expect((await send('/api/v1/a')).status).toBe(401)
  expect(told).toEqual([])
})
