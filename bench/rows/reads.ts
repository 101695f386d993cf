import { measure, perCpuSecond } from '../measure.ts'
import type { Served } from '../node.ts'
import { atLeast, type Club, type Figure, type Row } from '../row.ts'

/** Of a page, made anew and kept ready. */
const page = { fresh: 200, kept: 16_000 }
interface Read {
  path: string
  who: 'guest' | 'player'
  /** Answers a CPU second; what is one person's own is never kept. */
  goal: { fresh: number; kept?: number }
}

/** What was slowest before anything was kept, by the same addresses. */
export const reads: Row = {
  id: 'reads',
  title: 'Answers for a second of CPU, node and database together',
  measure: async (bench) => {
    const club = await bench.club()
    const figures: Figure[] = []
    for (const read of readsOf(club)) {
      bench.say(read.path)
      const { fresh, kept } = read.goal
      // one connection: those who ask for the same at the same time are given one making
      figures.push(atLeast(`${read.path}: fresh`, await answers(club, club.uncached, read, 1), fresh, ''))
      if (kept) figures.push(atLeast(`${read.path}: kept`, await answers(club, club.product, read, 4), kept, ''))
    }
    return figures
  },
}

async function answers({ cluster, headersOf }: Club, server: Served, { path, who }: Read, connections: number) {
  const target = { server, databasePid: cluster.pid, paths: [path], headers: await headersOf(who), connections }
  const { cost } = await measure({ cost: target })
  return perCpuSecond(cost)
}

const readsOf = ({ busiest: { leagueId, playerId, gameId } }: Club): Read[] => [
  { path: '/', who: 'guest', goal: page },
  { path: '/stats', who: 'guest', goal: page },
  { path: `/stats/leagues?league=${leagueId}`, who: 'guest', goal: page },
  { path: '/stats/matches', who: 'guest', goal: page },
  { path: '/stats/players', who: 'guest', goal: page },
  { path: `/player/${playerId}`, who: 'guest', goal: page },
  { path: `/game/${gameId}`, who: 'guest', goal: page },
  { path: '/api/v1/users/profile', who: 'player', goal: { fresh: 1000 } },
  { path: `/api/v1/games/opponents?leagueId=${leagueId}`, who: 'player', goal: { fresh: 500 } },
  { path: `/api/v1/games?leagueId=${leagueId}`, who: 'guest', goal: { fresh: 1000 } },
  { path: `/api/v1/players?leagueId=${leagueId}`, who: 'guest', goal: { fresh: 1000 } },
  { path: '/api/v1/stats/summary', who: 'guest', goal: { fresh: 1000 } },
]
