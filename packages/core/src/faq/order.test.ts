import { expect, it } from 'vitest'
import { inReadingOrder, placedAt } from './order.ts'

it('entries are read by category, then by their place in it', () => {
  const entries = [
    { id: 1, category: 'ACCOUNT', position: 1 },
    { id: 2, category: 'CLUB', position: 2 },
    { id: 4, category: 'CLUB', position: 1 },
    { id: 3, category: 'CLUB', position: 1 },
  ] as const
  expect(inReadingOrder(entries).map(({ id }) => id)).toEqual([3, 4, 2, 1])
})

it.each([
  [[1, 2, 3], 3, 1, [3, 1, 2]],
  [[1, 2, 3], 1, 2, [2, 1, 3]],
  [[1, 2, 3], 1, 3, [2, 3, 1]],
  [[1, 2, 3], 1, 100, [2, 3, 1]],
  [[1, 2], 9, undefined, [1, 2, 9]],
  [[], 9, 1, [9]],
])('of %j the entry %i put at place %s makes %j', (ids, id, position, placed) =>
  expect(placedAt(ids, id, position)).toEqual(placed),
)
