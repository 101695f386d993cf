import { pageRequests } from '../../packages/server/test/read-requests.ts'
import { openBareSite } from '../bare-site/open-bare-site.ts'
import { measure, type Target } from '../measure.ts'
import { atMost, type Bench, type Club, type Figure, type Row } from '../row.ts'

const PAGES_OF_A_LIST = 400
/** So many pages are held against one measuring of the yardstick. */
const BESIDE_ONE = 4

/**
 * Pages drawn anew for each request, by a node that keeps no finished answers. Beside them the framework draws a page of its own with 50
 * rows of the same games, and nothing else.
 */
export const freshPages: Row = {
  id: 'P1',
  title: 'A public page drawn afresh, CPU of node against the bare framework’s page with 50 rows',
  measure: async (bench) => {
    const club = await bench.club()
    const bare = await openBareSite(club.cluster.url)
    try {
      const pages: Page[] = []
      for (const page of Object.entries(pagesOf(club))) if (await isThere(club, page)) pages.push(page)
      const figures: Figure[] = []
      while (pages.length > 0) figures.push(...(await compare(bench, club, bare, pages.splice(0, BESIDE_ONE))))
      return figures
    } finally {
      await bare.stop()
    }
  },
}

/** A path in the tree of routes, and addresses of such pages. */
type Page = [name: string, paths: readonly string[]]

/** A club may have none of a kind. */
async function isThere({ uncached }: Club, [, [path = '']]: Page) {
  const response = await fetch(new URL(path, uncached.address))
  await response.arrayBuffer()
  return response.status !== 404
}

/** By turns with the framework's page. */
async function compare(bench: Bench, club: Club, bare: Target['server'], pages: readonly Page[]): Promise<Figure[]> {
  bench.say(pages.map(([page]) => page).join(', '))
  const leagues = Array.from({ length: club.cluster.size.leagues }, (_, league) => `/?league=${league + 1}`)
  const databasePid = club.cluster.pid
  const targetOf = (paths: readonly string[]) => ({
    server: club.uncached,
    databasePid,
    paths,
    connections: paths.length > 1 ? 4 : 1,
  })
  const ours = Object.fromEntries(pages.map(([page, paths]) => [page, targetOf(paths)]))
  const { framework, ...costs } = await measure<string>({
    framework: { server: bare, databasePid, paths: leagues },
    ...ours,
  })
  const yardstick = framework?.node ?? Number.NaN
  return Object.entries(costs).flatMap(([page, { node, database }]) => [
    atMost(`${page}: node`, node / yardstick, 1.5, '×', `${node.toFixed(2)} ms against ${yardstick.toFixed(2)} ms`),
    atMost(`${page}: database`, database, 1, 'ms'),
  ])
}

/** Every public page, by its path in the tree of routes; of a kind that there are many of, many. */
function pagesOf({ cluster: { size }, busiest }: Club): Record<Page[0], Page[1]> {
  const count = Math.min(PAGES_OF_A_LIST, Math.floor(size.largest / 2 / 50))
  const numbers = (most: number) => Array.from({ length: Math.min(most, 2000) }, (_, index) => index + 1)
  const laterPages = (most: number) => numbers(most).map((page) => page + 1) // the first one's address names no page
  const { leagueId, playerId } = busiest
  const each = Object.entries(pageRequests(busiest)).map(
    ([page, { addresses }]) => [page, addresses.slice(0, 1)] as const,
  )
  return {
    ...Object.fromEntries(each),
    '/search': [`/search?q=${encodeURIComponent('шевч')}`],
    '/stats/leagues': laterPages(count).map((page) => `/stats/leagues?league=${leagueId}&page=${page}`),
    '/stats/players': laterPages(count).map((page) => `/stats/players?league=${leagueId}&page=${page}`),
    '/stats/matches': laterPages(Math.floor(size.games / size.leagues / 50)).map(
      (page) => `/stats/matches?league=${leagueId}&page=${page}`,
    ),
    '/player/$id/': numbers(size.players / 2).map((id) => `/player/${id}`),
    '/player/$id/vs/$other': numbers(size.players / 2).map(
      (id) => `/player/${playerId}/vs/${id === playerId ? id + 1 : id}`,
    ),
    '/game/$id': numbers(size.games / 2).map((id) => `/game/${id}`),
  }
}
