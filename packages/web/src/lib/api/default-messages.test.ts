import { describe, expect, it } from 'vitest'
import { type ApiClient, createApi } from './api.ts'

/** A proxy in front of a server that is away answers in its own words, or in none. */
const away = createApi(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
const refusing = createApi(() => Response.json({ message: 'League not found' }, { status: 404 }))

const said = (api: ApiClient, call: (api: ApiClient) => Promise<unknown>) =>
  call(api).then(
    () => 'nothing',
    (error: Error) => error.message,
  )
const params = { id: 7 }

describe('§8: a call that failed without words of the server says', () => {
  it.each<[string, (api: ApiClient) => Promise<unknown>]>([
    ['Failed to fetch leagues', (api) => api.call('GET /api/v1/leagues')],
    ['Failed to fetch league with ID: 7', (api) => api.call('GET /api/v1/leagues/{id}', { params })],
    ['Failed to update league with ID: 7', (api) => api.call('PUT /api/v1/leagues/{id}', { params, body: {} })],
    [
      'Failed to fetch league players',
      (api) => api.call('GET /api/v1/user-leagues/players', { query: { leagueId: 1 } }),
    ],
    ['Failed to fetch available users', (api) => api.call('GET /api/v1/leagues/{id}/available-players', { params })],
    [
      'Failed to add player to league',
      (api) => api.call('POST /api/v1/user-leagues', { body: { userId: 1, leagueId: 2, categoryId: null } }),
    ],
    [
      'Failed to remove player from league',
      (api) =>
        api.call('DELETE /api/v1/leagues/{leagueId}/players/{userLeagueId}', {
          params: { leagueId: 1, userLeagueId: 2 },
        }),
    ],
    ['Failed to fetch user leagues', (api) => api.call('GET /api/v1/users/profile')],
    ['Failed to fetch league categories', (api) => api.call('GET /api/v1/categories', { query: { leagueId: 1 } })],
    [
      'Failed to fetch category players',
      (api) => api.call('GET /api/v1/user-leagues/players', { query: { leagueId: 1, categoryId: 2 } }),
    ],
    ['Failed to fetch categories', (api) => api.call('GET /api/v1/categories')],
    ['Failed to fetch category with ID: 7', (api) => api.call('GET /api/v1/categories/{id}', { params })],
  ])('«%s»', async (text, call) => {
    expect(await said(away, call)).toBe(text)
    expect(await said(refusing, call)).toBe('League not found')
  })
})
