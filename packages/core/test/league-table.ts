import type { PointsRule } from '../src/leagues/points-rule.ts'
import { type SeasonResult, type Tally, tallySeason } from '../src/leagues/table/tally.ts'
import { type Criterion, rank } from '../src/leagues/table/tie-break.ts'

export interface TablePlayer {
  id: number
  name: string
  /** Rating points, the strength: a criterion and a column, not what the table adds up. Null without a rated game. */
  rating: number | null
}

export interface TableRow extends Omit<Tally, 'form' | 'pointsAgainst'> {
  /** From 1, no two alike. */
  place: number
  playerId: number
  /** `WLWWW`: at most five, the newest last. */
  lastFive: string
  rating: number | null
  /** Why this row stands above the next; null for the last, and where nothing but the id sets two apart. */
  above: Criterion | null
}

/**
 * The table of a season as its rules say, from all of its results at once: what the kept one is held against. The order of `players`
 * and `results` does not matter. Everybody given has a row, also those who have not played.
 * @throws RangeError for a result of somebody who is not among the players, or without a winner of the two.
 */
export const leagueTable = (
  players: readonly TablePlayer[],
  results: readonly SeasonResult[],
  rule: PointsRule,
): TableRow[] => {
  const nameRanks = rankNames(players.map((player) => player.name))
  const contenders = tallySeason(players, results, rule).map((player) => ({
    ...player,
    nameRank: nameRanks.get(player.name) ?? 0,
  }))
  return rank(contenders).map(({ player, above }, index) => {
    const { id, name, nameRank, form, pointsAgainst, ...columns } = player
    return { place: index + 1, playerId: id, ...columns, lastFive: form.slice(-5), above }
  })
}

const { compare } = new Intl.Collator('uk')

/** Names that the alphabet does not tell apart share a rank. */
const rankNames = (names: readonly string[]): Map<string, number> => {
  const sorted = names.toSorted(compare)
  const ranks = new Map<string, number>()
  let nameRank = 0
  sorted.forEach((name, index) => {
    const previous = sorted[index - 1]
    if (previous !== undefined && compare(previous, name) !== 0) nameRank = index
    ranks.set(name, nameRank)
  })
  return ranks
}
