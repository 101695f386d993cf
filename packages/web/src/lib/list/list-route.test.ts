import { expect, test } from 'vitest'
import { idParam, pageParam, textParam } from '../address/search-params.ts'
import { listRoute } from './list-route.ts'

interface Search {
  player?: number | undefined
  q?: string | undefined
  page?: number | undefined
}

test('a list names all its parameters, read from whatever the address or a form holds, and settles them with each other', () => {
  const readers = { player: idParam, q: textParam, page: pageParam }
  const { validateSearch } = listRoute<Search>(readers, (search) =>
    search.q ? { ...search, player: undefined } : search,
  )
  expect(validateSearch({ player: '7', page: '1', q: ' ' })).toEqual({ player: 7, q: undefined, page: undefined })
  expect(validateSearch({ player: 7, page: 3, q: 'Ко' })).toEqual({ player: undefined, q: 'Ко', page: 3 })
})

test('a page that no list reaches keeps its address, and is asked for as one beyond the last', () => {
  const { validateSearch, loaderDeps } = listRoute<Search>({ player: idParam, q: textParam, page: pageParam })
  const search = validateSearch({ page: 1_000_000_000 })
  expect([search.page, loaderDeps({ search }).page]).toEqual([1_000_000_000, 1_000_000])
})
