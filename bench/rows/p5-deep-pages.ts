import { measure, totalOf } from '../measure.ts'
import { atMost, type Figure, type Row } from '../row.ts'

/** The last pages of the longest lists against their first, and one place among all. */
export const deepPages: Row = {
  id: 'P5',
  title: 'Page 20,000 of a list against its first, and one’s own place',
  measure: async (bench) => {
    const { uncached, cluster, busiest } = await bench.club()
    const { leagueId, playerId } = busiest
    const lists = [
      '/api/v1/games?limit=10',
      `/api/v1/games?limit=10&leagueId=${leagueId}`,
      `/api/v1/players?limit=2&all=true&leagueId=${leagueId}`,
      `/api/v1/user-leagues/players?limit=2&leagueId=${leagueId}`,
    ]
    const figures: Figure[] = []
    const target = (paths: string[]) => ({ server: uncached, databasePid: cluster.pid, paths })
    for (const list of lists) {
      const { meta } = (await (await fetch(new URL(list, uncached.address))).json()) as { meta: { totalPages: number } }
      const deep = Math.min(20_000, meta.totalPages - 30)
      if (deep < 30) continue
      bench.say(`${list}, page ${deep}`)
      const from = (page: number) => Array.from({ length: 25 }, (_, index) => `${list}&page=${page + index}`)
      const costs = await measure({ first: target(from(1)), last: target(from(deep)) })
      figures.push(
        atMost(
          `${list}, page ${deep.toLocaleString('en')}`,
          totalOf(costs.last) / totalOf(costs.first),
          1.5,
          '×',
          `${totalOf(costs.first).toFixed(2)} → ${totalOf(costs.last).toFixed(2)} ms`,
        ),
      )
    }
    const own = [0, 1, 2, 3, 4].map((more) => `/api/v1/players?leagueId=${leagueId}&playerId=${playerId + more}`)
    const { place } = await measure({ place: target(own) })
    return [
      ...figures,
      atMost(`own place among ${cluster.size.largest.toLocaleString('en')}: database`, place.database, 1, 'ms'),
    ]
  },
}
