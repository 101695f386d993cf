import type { Outcome } from '../games/score/score-details.ts'
import { parseFormat, setsToWin } from '../leagues/match-format.ts'

/** Completed games that are alike in everything the statistics tell apart. */
export interface LikeGames {
  /** Of Kyiv's calendar, `2026-11`. */
  month: string
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

/** Games of each of these months, also of those without any. */
export function gamesByMonth(groups: readonly LikeGames[], months: readonly string[]) {
  const counts = new Map(months.map((month) => [month, 0]))
  for (const { month, games } of groups) {
    const count = counts.get(month)
    if (count !== undefined) counts.set(month, count + games)
  }
  return [...counts].map(([month, games]) => ({ month, games }))
}
