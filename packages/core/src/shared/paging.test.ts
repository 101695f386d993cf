import { describe, expect, it } from 'vitest'
import { MOST_COUNTED } from './limits.ts'
import { metaFor, metaOfSearch } from './paging.ts'

describe('the pages of a list', () => {
  it('are as many as its rows fill, and one of an empty list', () => {
    expect(metaFor({ page: 3, limit: 20 }, 41)).toEqual({ page: 3, limit: 20, total: 41, totalPages: 3 })
    expect(metaFor({ page: 1, limit: 20 }, 0)).toEqual({ page: 1, limit: 20, total: 0, totalPages: 1 })
  })
  it('end with the last: none lies beyond it', () => {
    expect(() => metaFor({ page: 4, limit: 20 }, 60)).toThrow('NOT_FOUND')
    expect(() => metaFor({ page: 2, limit: 20 }, 0)).toThrow('NOT_FOUND')
  })
  it('are of a search those that it counts, and it says when it found more', () => {
    const paging = { page: 50, limit: 20 }
    expect(metaOfSearch(paging, MOST_COUNTED)).toEqual({ ...paging, total: MOST_COUNTED, totalPages: 50 })
    expect(metaOfSearch(paging, MOST_COUNTED + 1)).toMatchObject({
      total: MOST_COUNTED,
      totalPages: 50,
      isAtLeast: true,
    })
    expect(() => metaOfSearch({ page: 51, limit: 20 }, MOST_COUNTED + 1)).toThrow('NOT_FOUND')
  })
})
