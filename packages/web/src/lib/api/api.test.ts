import { WITH_PROFILE } from '@matchbol/core/overview/with-profile'
import { describe, expect, it } from 'vitest'
import { createApi } from './api.ts'
import type { ApiError } from './api-error.ts'

const answering = (response: () => Response) => {
  const sent: { path: string; init: RequestInit }[] = []
  const api = createApi((path, init = {}) => {
    sent.push({ path, init })
    return response()
  })
  return { api, sent }
}

describe('a call of the API', () => {
  it('§7: puts parameters into the path, and only what is set into the query', async () => {
    const { api, sent } = answering(() => Response.json({ success: true, data: [], meta: {} }))
    await api.call('GET /api/v1/players/{id}', { params: { id: 7 } })
    await api.call('GET /api/v1/users', { query: { page: 2, q: undefined } })
    expect(sent.map(({ path }) => path)).toEqual(['/api/v1/players/7', '/api/v1/users?page=2'])
  })
  it('sends a body as JSON, and the key that makes a repeated creation harmless', async () => {
    const { api, sent } = answering(() => Response.json({ success: true, data: {} }))
    await api.call('POST /api/v1/users/auth/telegram', { body: { id: '1' }, idempotencyKey: 'k1' })
    const { method, body, headers } = sent[0]?.init ?? {}
    expect([method, body]).toEqual(['POST', '{"id":"1"}'])
    expect(Object.fromEntries(new Headers(headers))).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'k1',
    })
  })
  it('rejects with what the server said, and when to come back', async () => {
    const failure = { success: false, message: 'Slow down', errorType: 'RATE_LIMIT', requestId: 'r1' }
    const { api } = answering(() => Response.json(failure, { status: 429, headers: { 'retry-after': '12' } }))
    const error = await api.call('GET /api/v1/site').catch((it: ApiError) => it)
    expect(error).toMatchObject({ status: 429, errorType: 'RATE_LIMIT', retryAfter: 12, requestId: 'r1' })
  })
  it('takes the profile that a write brings along, and asks for none when it reads', async () => {
    const [asked, taken]: [(string | null)[], unknown[]] = [[], []]
    const send = (_: string, init: RequestInit = {}) => {
      asked.push(new Headers(init.headers).get(WITH_PROFILE))
      return Response.json({ success: true, data: {}, ...(asked.at(-1) && { profile: { id: 7 } }) })
    }
    const api = createApi(send, undefined, (profile) => taken.push(profile))
    await api.call('GET /api/v1/site')
    await api.call('POST /api/v1/games/{id}/confirm', { params: { id: 7 } })
    expect(asked).toEqual([null, '1'])
    expect(taken).toEqual([{ id: 7 }])
  })
  it('survives an error page that is not JSON', async () => {
    const { api } = answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(api.call('GET /api/v1/site')).rejects.toMatchObject({ status: 502, message: 'HTTP 502' })
  })
})
