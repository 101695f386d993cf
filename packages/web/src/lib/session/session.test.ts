import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const user = { id: 1, firstName: 'Олег', leagues: [], tickets: [], blogPosts: [], gameStats: {} }
let marks: string[]

/** The session as a browser finds it that starts with these values in its storage. */
async function startWith(stored: Record<string, string>) {
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null })
  return (await import('./session.ts')).readSession()
}

beforeEach(() => {
  vi.resetModules()
  marks = []
  const toggleAttribute = (name: string, isOn: boolean) => isOn && marks.push(name)
  vi.stubGlobal('document', { documentElement: { toggleAttribute } })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('§4: a stored token and user restore the session', async () => {
  expect(await startWith({ token: 't', user: JSON.stringify(user) })).toEqual({ status: 'in', token: 't', user })
  expect(marks).toEqual(['data-signed-in', 'data-leagueless'])
})

it.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['a token without a user', { token: 't' }],
  ['a user without a token', { user: JSON.stringify(user) }],
  ['a user that is no JSON', { token: 't', user: '{' }],
  ['a user that is only a word', { token: 't', user: '"Олег"' }],
  ['a user of another shape', { token: 't', user: '{"id":1}' }],
])('§4: %s is a guest, and the place in the header is free for the way in', async (_what, stored) => {
  expect(await startWith(stored)).toEqual({ status: 'guest' })
  expect(marks).toEqual([])
})

it('a browser that keeps nothing lets people sign in for this page', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const { readSession, signIn, signOut } = await import('./session.ts')
  expect(readSession()).toEqual({ status: 'guest' })
  signIn('t', user as never)
  expect(readSession()).toMatchObject({ status: 'in', token: 't' })
  signOut()
  expect(readSession()).toEqual({ status: 'guest' })
})
