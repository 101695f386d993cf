import { measure, perCpuSecond, type Target } from '../measure.ts'
import { atLeast, type Club, type Figure, type Row } from '../row.ts'

/**
 * One row and fifty of the API against a server that reads eight columns of as many rows and writes them as JSON, with nothing between;
 * and against the same server where it reads by the product's own statement, with both people, their ratings and what the game moved.
 */
export const bareFloor: Row = {
  id: 'P3',
  title: 'API of one row and of 50, against bare node and PostgreSQL',
  measure: async (bench) => {
    const club = await bench.club()
    const targets = targetsOf(club)
    const costs = await measure(targets)
    const share = (what: string, ours: keyof typeof targets, floor: keyof typeof targets): Figure =>
      atLeast(
        what,
        (100 * perCpuSecond(costs[ours])) / perCpuSecond(costs[floor]),
        75,
        '%',
        `${Math.round(perCpuSecond(costs[ours]))} of ${Math.round(perCpuSecond(costs[floor]))} answers for a CPU second`,
      )
    const beside = (what: string, ours: keyof typeof targets, floor: keyof typeof targets): Figure => ({
      ...share(`${what}, against its own statement by bare node`, ours, floor),
      goal: '–',
      isMet: null,
    })
    return [
      share('a game, read anew', 'game', 'row'),
      beside('a game', 'game', 'wholeGame'),
      share('50 games of a league, read anew', 'games', 'rows'),
      beside('50 games', 'games', 'wholeGames'),
      share('50 games, as everybody asks for them', 'sameGames', 'rows'),
    ]
  },
}

function targetsOf({ product, uncached, yardsticks, cluster: { pid, size } }: Club) {
  const ids = Array.from({ length: Math.min(5000, size.games / 2) }, (_, index) => index + 1)
  const leagues = Array.from({ length: size.leagues }, (_, index) => index + 1)
  const floor = (paths: string[]): Target => ({ server: yardsticks, databasePid: pid, paths })
  const ours = (paths: string[], server = uncached): Target => ({ server, databasePid: pid, paths })
  return {
    row: floor(ids.map((id) => `/row?id=${id}`)),
    game: ours(ids.map((id) => `/api/v1/games/${id}`)),
    wholeGame: floor(ids.map((id) => `/game?id=${id}`)),
    wholeGames: floor(leagues.map((id) => `/games?id=${id}`)),
    rows: floor(leagues.map((id) => `/rows?id=${id}`)),
    games: ours(
      leagues.flatMap((id) => [1, 2, 3, 4].map((page) => `/api/v1/games?leagueId=${id}&limit=50&page=${page}`)),
    ),
    sameGames: ours(['/api/v1/games?limit=50'], product),
  }
}
