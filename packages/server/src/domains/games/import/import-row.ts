import { formatScore } from '@matchbol/core/games/score/format-score'
import { impliedFormat } from '@matchbol/core/games/score/implied-format'
import { judgeScore } from '@matchbol/core/games/score/judge-score'
import { parseScore } from '@matchbol/core/games/score/parse-score'
import type { PlayedScore } from '@matchbol/core/games/score/score-details'
import type { Fault } from '@matchbol/core/games/score/score-fault'
import { formatOf, type MatchFormat } from '@matchbol/core/leagues/match-format'
import type { CsvRow } from './import-csv.ts'
import { momentOf } from './import-day.ts'
import { type ImportName, nameOf } from './import-name.ts'

/** Why a line is not imported. */
export type RowFault =
  | 'DATE_UNREADABLE'
  | 'DATE_IN_FUTURE'
  | 'NAME_MISSING'
  | 'NAME_UNUSABLE'
  | 'NAME_AMBIGUOUS'
  | 'SAME_PERSON'
  | 'BEST_OF_UNKNOWN'
  | Fault

export interface RefusedRow {
  row: CsvRow
  fault: RowFault
}

/** A line that can be true. The winner is side a of its score. */
export interface PlayedRow {
  row: CsvRow
  completedAt: Date
  winner: ImportName
  loser: ImportName
  format: string
  played: PlayedScore
  score: string
}

export const isRefused = (row: PlayedRow | RefusedRow): row is RefusedRow => 'fault' in row

/** Understands lines one by one, and each day that they name once. */
export function rowReader(now: Date): (row: CsvRow) => PlayedRow | RefusedRow {
  const moments = new Map<string, ReturnType<typeof momentOf>>()
  return (row) => {
    const moment = moments.get(row.date) ?? momentOf(row.date, now)
    moments.set(row.date, moment)
    return readRow(row, moment)
  }
}

/** The line as it can be true, or why it cannot be. Where it does not say how many sets were to be played it means the best of three. */
function readRow(row: CsvRow, completedAt: ReturnType<typeof momentOf>): PlayedRow | RefusedRow {
  const winner = nameOf(row.winner)
  const loser = nameOf(row.loser)
  const bestOf = Number(row.bestOf || 3)
  if (typeof completedAt === 'string') return { row, fault: completedAt }
  if (typeof winner === 'string') return { row, fault: winner }
  if (typeof loser === 'string') return { row, fault: loser }
  if (winner.folded === loser.folded) return { row, fault: 'SAME_PERSON' }
  if (!isBestOf(bestOf)) return { row, fault: 'BEST_OF_UNKNOWN' }
  const result = readScore(row.score, bestOf)
  return 'fault' in result ? { row, fault: result.fault } : { row, completedAt, winner, loser, ...result }
}

const isBestOf = (sets: number): sets is MatchFormat['bestOf'] => [1, 3, 5].includes(sets)

/** The score in the format that it implies, held against the rules of that format. */
function readScore(text: string, bestOf: MatchFormat['bestOf']) {
  const code = impliedFormat(bestOf, text)
  const format = formatOf(code)
  const read = parseScore(text, format)
  if (!read.ok) return { fault: read.fault }
  const verdict = judgeScore(read.details, format, 'a')
  if (!verdict.ok) return { fault: verdict.fault }
  return { format: code, played: read.details, score: formatScore(read.details, 'a') }
}
