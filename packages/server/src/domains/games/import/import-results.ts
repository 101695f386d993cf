import type { PredictionQuality } from '@matchbol/core/ratings/prediction-quality'
import type { Db } from '../../../platform/db/client.ts'
import { type BatchReport, type ImportTarget, importBatch } from './import-batch.ts'
import type { CsvRow } from './import-csv.ts'
import { withKeys } from './import-key.ts'
import { readPredictionQuality } from './import-quality.ts'
import { isRefused, readRow } from './import-row.ts'

/** Results of one transaction: what a crash in the middle may lose, and a second run brings. */
const ROWS_AT_ONCE = 500

export interface ImportReport extends BatchReport {
  /** Of all rows of the list that are there now, also of those that an earlier run brought. */
  quality: PredictionQuality
}

/**
 * Imports a list of results as completed games, in the order of their days and within a day of the list. Players are found
 * by name or made, and become members. What was imported before is passed over.
 * @param onProgress told how many lines are behind us
 */
export async function importResults(
  db: Db,
  target: ImportTarget,
  lines: readonly CsvRow[],
  now: Date,
  onProgress: (lines: number) => void,
): Promise<ImportReport> {
  const read = lines.map((line) => readRow(line, now))
  const played = read.flatMap((row) => (isRefused(row) ? [] : [row]))
  const rows = withKeys(played, target.leagueId).toSorted((a, b) => a.completedAt.getTime() - b.completedAt.getTime())
  const report: BatchReport = { ...nothing, imported: [], refused: read.filter(isRefused) }
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const batch = rows.slice(start, start + ROWS_AT_ONCE)
    addTo(report, await importBatch(db, target, batch, now))
    onProgress(lines.length - rows.length + start + batch.length)
  }
  report.refused.sort((a, b) => a.row.line - b.row.line)
  return { ...report, quality: await readPredictionQuality(db, rows) }
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
