import { expect, it } from 'vitest'
import { type Call, createApi } from './api.ts'
import { emptyOnError, listsOrThrow } from './list-reads.ts'

const failing = () => {
  const told: unknown[] = []
  const api = createApi(() => new Response('', { status: 500 }))
  return { told, api: emptyOnError(api, (error) => told.push(error)) }
}

it.each<Call>([
  'GET /api/v1/games/invitations',
  'GET /api/v1/games/player/{id}',
  'GET /api/v1/ratings',
  'GET /api/v1/rating-history/user/{id}',
])('§4, §7, §8: %s is empty on error, and the person is told', async (call) => {
  const { api, told } = failing()
  expect(await api.call(call as 'GET /api/v1/games/player/{id}', { params: { id: 1 } })).toEqual({
    data: [],
    meta: { page: 1, limit: 20, total: 0, totalPages: 1 },
  })
  expect(told).toMatchObject([{ status: 500 }])
})

it('what is no such list fails as it is', async () => {
  const { api, told } = failing()
  await expect(api.call('GET /api/v1/leagues')).rejects.toMatchObject({ message: 'Failed to fetch leagues' })
  expect(told).toEqual([])
})

it('a list that is read without being asked for fails and is not told', async () => {
  const { api, told } = failing()
  const read = () => api.call('GET /api/v1/games/player/{id}', { params: { id: 1 } })
  await expect(listsOrThrow(read)).rejects.toMatchObject({ status: 500 })
  expect(told).toEqual([])
  await read()
  expect(told).toHaveLength(1)
})
