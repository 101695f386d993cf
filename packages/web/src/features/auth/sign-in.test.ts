import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApi } from '../../lib/api/api.ts'
import { readSession, signOut } from '../../lib/session/session.ts'
import { signInWithTelegram } from './sign-in.ts'

const user = { id: 1, firstName: 'Олена', leagues: [] }
const payload = {
  id: 7001,
  auth_date: 1_790_000_000,
  hash: 'f'.repeat(64),
  username: 'olena',
  first_name: 'Олена',
  last_name: 'Марченко',
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

it('§3: what the widget gives is sent with telegramId as text, username, firstName and lastName, and opens the session', async () => {
  const sent: unknown[] = []
  const api = createApi((path, init) => {
    sent.push([path, JSON.parse(String(init?.body))])
    return Response.json({ success: true, data: { token: 't', user } })
  })
  await signInWithTelegram(api, payload)
  const added = { telegramId: '7001', username: 'olena', firstName: 'Олена', lastName: 'Марченко' }
  expect(sent).toEqual([['/api/v1/users/auth/telegram', { ...payload, ...added }]])
  expect(readSession()).toEqual({ status: 'in', token: 't', user })
})
