import { describe, expect, it } from 'vitest'
import { createApi } from './api.ts'
import type { ApiError } from './api-error.ts'
import { refuseBeforeCalling } from './refuse-before-calling.ts'

const attempt = async (to: string, isSignedIn: boolean, sent: object = {}) => {
  const asked: string[] = []
  const api = createApi(
    (path) => {
      asked.push(path)
      return Response.json({ data: null })
    },
    (call, input) => refuseBeforeCalling(call, input, isSignedIn),
  )
  // writes of parts that are still to come are refused by the same rule, so their types do not matter here
  const refused = await api.call(to as 'GET /api/v1/leagues', sent).then(
    () => undefined,
    (error: ApiError) => error.message,
  )
  return { refused, asked: asked.length }
}
const params = { id: 7 }

describe('§5: without a token the browser refuses «User not authenticated» before it calls', () => {
  it.each([
    'GET /api/v1/users/profile',
    'GET /api/v1/users/{id}',
    'PUT /api/v1/users/{id}',
    'GET /api/v1/games/invitations',
    'POST /api/v1/games/invitations/{id}/accept',
    'POST /api/v1/games/invitations/{id}/reject',
    'GET /api/v1/games/player/{id}',
    'PUT /api/v1/games/{id}',
    'GET /api/v1/blog/posts/user/{id}',
    'POST /api/v1/blog/posts',
    'PUT /api/v1/blog/posts/{id}',
    'DELETE /api/v1/blog/posts/{id}',
  ])('%s', async (to) => {
    expect(await attempt(to, false, { params })).toEqual({ refused: 'User not authenticated', asked: 0 })
    expect(await attempt(to, true, { params })).toEqual({ refused: undefined, asked: 1 })
  })

  it.each([
    'GET /api/v1/leagues',
    'GET /api/v1/leagues/{id}',
    'GET /api/v1/categories',
    'GET /api/v1/games',
    'GET /api/v1/games/{id}',
    'GET /api/v1/players/{id}',
    'GET /api/v1/blog/posts',
    'POST /api/v1/users/auth/telegram',
    'GET /api/v1/site',
  ])('but a guest may call %s', async (to) => {
    expect(await attempt(to, false, { params })).toEqual({ refused: undefined, asked: 1 })
  })
})

describe('§5: without the id of a person the browser refuses «User ID not found» before it calls', () => {
  it.each<[string, object, object]>([
    ['PUT /api/v1/users/{id}', { params: { id: undefined } }, { params }],
    ['GET /api/v1/games/player/{id}', { params: { id: undefined } }, { params }],
    ['GET /api/v1/ratings', {}, { query: { userId: 7 } }],
    ['GET /api/v1/rating-history/user/{id}', { params: { id: Number.NaN } }, { params }],
  ])('%s', async (to, without, withId) => {
    expect(await attempt(to, true, without)).toEqual({ refused: 'User ID not found', asked: 0 })
    expect(await attempt(to, true, withId)).toEqual({ refused: undefined, asked: 1 })
  })
})
