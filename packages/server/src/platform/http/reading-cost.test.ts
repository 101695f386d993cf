import { fileReply } from '@matchbol/core/shared/endpoint'
import { expect, it } from 'vitest'
import { baseCosts, readingCost } from './reading-cost.ts'

it.each([
  ['/api/v1/site', 1],
  ['/api/v1/games?leagueId=1', 1],
  ['/api/v1/games?limit=20', 1],
  ['/api/v1/games?limit=50', 3],
  ['/api/v1/games?limit=100', 5],
  ['/stats/players?q=шевч', 3],
  ['/stats/players?q=+', 1],
  ['/api/v1/players?page=10', 1],
  ['/api/v1/players?page=11', 2],
  ['/api/v1/players?q=о&limit=100&page=11', 8],
])('reading %s costs %i', (url, units) => expect(readingCost(url)).toBe(units))

it('what no list has costs no more than the most: it is refused anyway', () => {
  expect(readingCost('/api/v1/games?limit=1e9')).toBe(5)
  expect(readingCost('/api/v1/games?limit=-5&page=x&page=y')).toBe(1)
})

it('a dear call is known by its address before it is looked up', () => {
  const endpoint = { summary: '', access: 'anyone', reply: fileReply('image/png') } as const
  const baseOf = baseCosts([
    { path: '/og/game/{id}.png', endpoint: { ...endpoint, cost: 10 } },
    { path: '/img/{file}', endpoint },
  ])
  const addresses = ['/og/game/7.png', '/og/game/7.png?v=2', '/og/game/7/x.png', '/img/7.png', '/game/7']
  expect(addresses.map(baseOf)).toEqual([10, 10, 1, 1, 1])
})
