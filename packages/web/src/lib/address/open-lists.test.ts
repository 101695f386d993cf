import { expect, it } from 'vitest'
import { isOpenList } from './open-lists.ts'

it.each([
  ['/api/v1/leagues', true],
  ['/api/v1/leagues?isActive=true&limit=100', true],
  ['/api/v1/categories', true],
  ['/api/v1/categories?leagueId=1&isActive=true&limit=100', true],
  ['/api/v1/categories?leagueId=1', false],
  ['/api/v1/categories?leagueId=1&isActive=true', false],
  ['/api/v1/leagues/1', false],
  ['/api/v1/categories/1', false],
  ['/api/v1/user-leagues/players?leagueId=1', false],
  ['/api/v1/users/profile', false],
])('§6: %s goes without the bearer: %s', (path, expected) => expect(isOpenList(path)).toBe(expected))

it('§6: founding a league or a category is no list', () => {
  expect([isOpenList('/api/v1/leagues', 'POST'), isOpenList('/api/v1/categories', 'POST')]).toEqual([false, false])
})
