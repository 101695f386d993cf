import { expect, it } from 'vitest'
import { pagesAround } from './pagination.tsx'

it('shows the ends, the neighbours, and a gap only where it hides more than one page', () => {
  expect(pagesAround(1, 1)).toEqual([1])
  expect(pagesAround(1, 3)).toEqual([1, 2, 3])
  expect(pagesAround(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pagesAround(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
})
