import { expect, it } from 'vitest'
import { activePath } from './nav-items.ts'

it('§2: a page belongs to the item with the longest path', () => {
  expect(activePath('/stats')).toBe('/stats')
  expect(activePath('/stats/players')).toBe('/stats')
  expect(activePath('/stats/matches')).toBe('/stats/matches')
  expect(activePath('/blog/first-post')).toBe('/blog')
  expect(activePath('/statsonly')).toBeUndefined()
  expect(activePath('/')).toBeUndefined()
})
