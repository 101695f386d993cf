import type { Outcome } from '../games/score/score-details.ts'
import { parseFormat, setsToWin } from '../leagues/match-format.ts'
import { monthsUpTo } from '../shared/kyiv-time.ts'

/** Completed games that are alike in everything the statistics tell apart. */
export interface LikeGames {
  format: string
  outcome: Outcome
  /** Sets on the board. */
  sets: number
  /** Whether a set was won by one game. */
  hasTiebreak: boolean
  games: number
}

/** How games ended. What was left unplayed or given up has neither a deciding set nor a tie-break. */
export interface GameShares {
  games: number
  straightSets: number
  decidingSet: number
  withTiebreak: number
  retired: number
  unplayed: number
}

export function gameShares(groups: readonly LikeGames[]): GameShares {
  const shares = { games: 0, straightSets: 0, decidingSet: 0, withTiebreak: 0, retired: 0, unplayed: 0 }
  for (const group of groups) {
    const { games, outcome } = group
    shares.games += games
    if (outcome === 'RETIRED') shares.retired += games
    else if (outcome !== 'COMPLETED') shares.unplayed += games
    else addFinished(shares, group)
  }
  return shares
}

function addFinished(shares: GameShares, { format: code, sets, hasTiebreak, games }: LikeGames) {
  const format = parseFormat(code)
  if (hasTiebreak) shares.withTiebreak += games
  if (!format || format.bestOf === 1) return
  if (sets === setsToWin(format)) shares.straightSets += games
  if (sets === format.bestOf) shares.decidingSet += games
}

/** Statistics look back over so many months of Kyiv's calendar, the present one included. */
const MONTHS = 12

/** The months that they tell of, oldest first. */
export const statisticsMonths = (now: Date): string[] => monthsUpTo(now, MONTHS)

/** Games of each of these months, also of those without any. */
export function gamesByMonth(counted: readonly { month: string; games: number }[], months: readonly string[]) {
  const games = new Map(counted.map((row) => [row.month, row.games]))
  return months.map((month) => ({ month, games: games.get(month) ?? 0 }))
}

/** The shares of several months together. */
export const allShares = (months: readonly GameShares[]): GameShares =>
  months.reduce(
    (all, { games, straightSets, decidingSet, withTiebreak, retired, unplayed }) => ({
      games: all.games + games,
      straightSets: all.straightSets + straightSets,
      decidingSet: all.decidingSet + decidingSet,
      withTiebreak: all.withTiebreak + withTiebreak,
      retired: all.retired + retired,
      unplayed: all.unplayed + unplayed,
    }),
    gameShares([]),
  )
