import { CsvError, parse } from 'csv-parse/sync'
import { StartupError } from '../../../platform/startup-error.ts'

/** A line of a list of results, as it is written there. */
export interface CsvRow {
  /** Counted as an editor counts: the heading is line 1. */
  line: number
  date: string
  winner: string
  loser: string
  score: string
  bestOf: string
}

/** A file that is no list of results. */
export class NotResults extends StartupError {}

const NEEDED = ['date', 'winner', 'loser', 'score'] as const
const DELIMITERS = [',', ';', '\t']

/**
 * Reads a list of results: UTF-8, a heading that names at least date, winner, loser and score; best_of where it is known,
 * other columns as one likes. Separated by commas, semicolons or tabs, whichever the heading has.
 * @throws NotResults
 */
export function readCsv(bytes: Uint8Array): CsvRow[] {
  const text = decode(bytes)
  const rows: CsvRow[] = []
  for (const { record, info } of parseTable(text))
    rows.push({
      line: info.lines,
      date: record.date ?? '',
      winner: record.winner ?? '',
      loser: record.loser ?? '',
      score: record.score ?? '',
      bestOf: record.best_of ?? '',
    })
  if (rows.length === 0) throw new NotResults('The file holds no results.')
  return rows
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new NotResults('The file is not UTF-8 text: save it again as CSV UTF-8.')
  }
}

type Columns = Partial<Record<(typeof NEEDED)[number] | 'best_of', string>>

function parseTable(text: string): { record: Columns; info: { lines: number } }[] {
  const [heading = ''] = text.split(/\r?\n/, 1)
  try {
    return parse(text, {
      columns: columnsOf,
      delimiter: DELIMITERS.find((delimiter) => heading.includes(delimiter)) ?? ',',
      info: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    })
  } catch (error) {
    if (error instanceof CsvError) throw new NotResults(`The file is not a table: ${error.message}.`)
    throw error
  }
}

function columnsOf(heading: string[]): string[] {
  const columns = heading.map((name) => name.trim().toLowerCase())
  const missing = NEEDED.find((name) => !columns.includes(name))
  if (missing)
    throw new NotResults(
      `The file has no column "${missing}": its first line must name date, winner, loser and score, and may name best_of.`,
    )
  return columns
}
