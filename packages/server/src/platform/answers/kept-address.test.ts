import { blogContract } from '@matchbol/core/blog/contract'
import { gamesContract } from '@matchbol/core/games/contract'
import { leaguesContract } from '@matchbol/core/leagues/contract'
import { expect, it } from 'vitest'
import { keptAddresses } from './kept-address.ts'

const handler = () => null
const routes = Object.entries({ ...blogContract, ...leaguesContract, ...gamesContract }).map(([call, endpoint]) => {
  const [method = '', path = ''] = call.split(' ')
  return { method, path, endpoint, handler }
})
const kept = keptAddresses(routes)

it.each([
  ['/', '/'],
  ['/?utm_source=telegram&fbclid=1', '/'],
  ['/stats/matches?page=2&league=5', '/stats/matches?league=5&page=2'],
  ['/stats/players?all=true&x=1', '/stats/players?all=true'],
  ['/player/7', '/player/7'],
  ['/terms?page=5&q=abc&tag=junk1', '/terms'],
  ['/player/7?page=2', '/player/7'],
  ['/player/7/vs/8?page=2&league=1', '/player/7/vs/8?page=2'],
  ['/blog/?tag=%D0%BA&league=5', '/blog/?tag=%D0%BA'],
  ['/nowhere?page=2', '/nowhere'],
  ['/api/v1/leagues?limit=5&page=2&junk=1', '/api/v1/leagues?limit=5&page=2'],
  ['/api/v1/leagues/5/table?season=3', '/api/v1/leagues/5/table?season=3'],
  ['/api/v1/leagues/5/', '/api/v1/leagues/5'],
  ['/blog/feed.xml?page=2&q=1', '/blog/feed.xml'],
  ['/stats/matches?q=%D0%86%D1%80%D0%B0', '/stats/matches?q=%D0%86%D1%80%D0%B0'],
])('%s is kept as %s', (url, address) => expect(kept(url)).toBe(address))

it.each([
  ['a call for the signed-in', '/api/v1/games/invitations'],
  ['a call of an administrator', '/api/v1/leagues/5/available-players'],
  ['no call at all', '/api/v1/nothing'],
  ['a page of one’s own', '/profile/games'],
  ['the panel', '/admin'],
  ['a way in', '/auth?redirect=/profile'],
  ['a file', '/favicon.svg'],
  ['a path that is no text', '/%E0%A4%A'],
  ['another host', '//evil.example/'],
  ['a parameter that is named twice', '/stats/matches?page=1&page=2'],
  ['an address without end', `/stats/matches?q=${'x'.repeat(600)}`],
])('%s is not', (_, url) => expect(kept(url)).toBeUndefined())
