import type { PlayedRow } from './import-row.ts'

export type KeyedRow = PlayedRow & { key: string }

/**
 * Gives each row what it is known by ever after, so that a second run finds it: league, day, folded names, score, and which
 * of several such results of that day it is, for one pair may meet twice a day.
 */
export function withKeys(rows: readonly PlayedRow[], leagueId: number): KeyedRow[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const result = [leagueId, row.row.date, row.winner.folded, row.loser.folded, row.score].join('|')
    const occurrence = (seen.get(result) ?? 0) + 1
    seen.set(result, occurrence)
    return { ...row, key: `${result}|${occurrence}` }
  })
}
