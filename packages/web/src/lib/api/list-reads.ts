import { PAGE_SIZE } from '@matchbol/core/shared/limits'
import type { ApiClient, Call } from './api.ts'
import { ApiError } from './api-error.ts'

/** Lists whose failure leaves the page whole: they are empty then, and the person is told (specification §8). */
const listReads: readonly string[] = [
  'GET /api/v1/games/invitations',
  'GET /api/v1/games/player/{id}',
  'GET /api/v1/ratings',
  'GET /api/v1/rating-history/user/{id}',
] satisfies Call[]

/** Specification §9: an empty games meta. */
const empty = { data: [], meta: { page: 1, limit: PAGE_SIZE, total: 0, totalPages: 1 } }

/** Whether a list is empty because it could not be read. */
export const isEmptied = (answer: unknown) => answer === empty

let readings = 0

/** As long as this reads, a list that cannot be read fails as everything does, untold. */
export async function listsOrThrow<Result>(read: () => Promise<Result>): Promise<Result> {
  readings += 1
  return read().finally(() => {
    readings -= 1
  })
}

export function emptyOnError(api: ApiClient, tell: (error: unknown) => void): ApiClient {
  const read = api.call as (to: Call, input?: object) => Promise<unknown>
  const call = async (to: Call, input?: object) => {
    const mayBeEmpty = listReads.includes(to) && readings === 0
    try {
      return await read(to, input)
    } catch (error) {
      if (!mayBeEmpty || isMissing(error)) throw error
      tell(error)
      return empty
    }
  }
  return { call: call as ApiClient['call'] }
}

/** A page beyond the last: that is no failure to tell of. */
const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404
