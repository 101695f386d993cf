import type { PredictionQuality } from '@matchbol/core/ratings/prediction-quality'
import type { Db } from '../../../platform/db/client.ts'
import { type BatchReport, type ImportTarget, importBatch } from './import-batch.ts'
import type { CsvRow } from './import-csv.ts'
import { type RepeatedRow, repeatsIn, withKeys } from './import-key.ts'
import { readPredictionQuality } from './import-quality.ts'
import { isRefused, rowReader } from './import-row.ts'

/**
 * Results of one transaction: what a crash in the middle may lose, and a second run brings. For so long the league's moves wait, under a
 * second, and longer where other imports make people at the same time; each of its players is brought up to date once, so that smaller ones cost more.
 */
const ROWS_AT_ONCE = 2000

export interface ImportReport extends BatchReport {
  /** Of those that were not refused. */
  repeated: RepeatedRow[]
  /** Of all rows of the list that are there now, also of those that an earlier run brought. */
  quality: PredictionQuality
}

/**
 * Imports a list of results as completed games, in the order of their days and within a day of the list. Players are found
 * by name or made, and become members. What was imported before is passed over.
 * @param how.onProgress told how many lines are behind us
 */
export async function importResults(
  db: Db,
  target: ImportTarget,
  lines: readonly CsvRow[],
  now: Date,
  { onProgress, rowsAtOnce = ROWS_AT_ONCE }: { onProgress?: (lines: number) => void; rowsAtOnce?: number } = {},
): Promise<ImportReport> {
  const read = lines.map(rowReader(now))
  const played = read.flatMap((row) => (isRefused(row) ? [] : [row]))
  const rows = withKeys(played, target.leagueId).toSorted((a, b) => a.completedAt.getTime() - b.completedAt.getTime())
  const report: BatchReport = { ...nothing, imported: [], refused: read.filter(isRefused) }
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const batch = rows.slice(start, start + rowsAtOnce)
    addTo(report, await importBatch(db, target, batch, now))
    onProgress?.(lines.length - rows.length + start + batch.length)
  }
  report.refused.sort((a, b) => a.row.line - b.row.line)
  const refused = new Set(report.refused.map(({ row }) => row))
  const repeated = repeatsIn(played.filter(({ row }) => !refused.has(row)))
  return { ...report, repeated, quality: await readPredictionQuality(db, rows) }
}

const nothing = { alreadyThere: 0, rated: 0, playersCreated: 0, membersAdded: 0 }

function addTo(report: BatchReport, batch: BatchReport) {
  report.imported.push(...batch.imported)
  report.refused.push(...batch.refused)
  report.alreadyThere += batch.alreadyThere
  report.rated += batch.rated
  report.playersCreated += batch.playersCreated
  report.membersAdded += batch.membersAdded
}
