import type { CsvRow } from './import-csv.ts'
import type { PlayedRow } from './import-row.ts'

export type KeyedRow = PlayedRow & { key: string }

/**
 * Gives each row what it is known by ever after, so that a second run finds it: league, day, folded names, score, and which
 * of several such results of that day it is, for one pair may meet twice a day.
 */
export function withKeys(rows: readonly PlayedRow[], leagueId: number): KeyedRow[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const result = [leagueId, resultOf(row)].join('|')
    const occurrence = (seen.get(result) ?? 0) + 1
    seen.set(result, occurrence)
    return { ...row, key: `${result}|${occurrence}` }
  })
}

/** A line that says the same as an earlier one in every column. */
export interface RepeatedRow {
  row: CsvRow
  /** The line that said it first. */
  first: number
}

/** Lines that are taken for another game of that day, though somebody may have written one game down twice. */
export function repeatsIn(rows: readonly PlayedRow[]): RepeatedRow[] {
  const firsts = new Map<string, number>()
  return rows.flatMap((played) => {
    const { row } = played
    const said = [resultOf(played), played.format, row.others].join('|')
    const first = firsts.get(said)
    if (first !== undefined) return [{ row, first }]
    firsts.set(said, row.line)
    return []
  })
}

const resultOf = ({ row, winner, loser, score }: PlayedRow) => [row.date, winner.folded, loser.folded, score].join('|')
