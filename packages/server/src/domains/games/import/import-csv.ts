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
  /** What its other columns say. */
  others?: string
}

/** A file that is no list of results. */
export class NotResults extends StartupError {}

const NEEDED = ['date', 'winner', 'loser', 'score'] as const
const KNOWN = [...NEEDED, 'best_of'] as const
const isKnown = new Set<string>(KNOWN)
const DELIMITERS = [',', ';', '\t']

/**
 * Reads a list of results: UTF-8, a heading that names at least date, winner, loser and score; best_of where it is known,
 * other columns as one likes. Separated by commas, semicolons or tabs, whichever part the heading into those names.
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
      others: othersIn(record),
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

const othersIn = (record: Columns): string =>
  Object.entries(record)
    .flatMap(([name, cell]) => (isKnown.has(name) ? [] : [cell]))
    .join('|')

type Columns = Partial<Record<(typeof KNOWN)[number], string>>

function parseTable(text: string): { record: Columns; info: { lines: number } }[] {
  const [heading = ''] = text.split(/\r?\n/, 1)
  try {
    return parse(text, {
      columns: columnsOf,
      delimiter: delimiterOf(heading),
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

/** The one that parts the heading into most of the names that we need: another may stand within a name, "place, court". */
function delimiterOf(heading: string): string {
  const found = (delimiter: string) => {
    const names = new Set(heading.split(delimiter).map((name) => name.replaceAll('"', '').trim().toLowerCase()))
    return NEEDED.filter((name) => names.has(name)).length
  }
  return DELIMITERS.reduce((best, delimiter) => (found(delimiter) > found(best) ? delimiter : best))
}

function columnsOf(heading: string[]): string[] {
  const columns = heading.map((name) => name.trim().toLowerCase())
  const missing = NEEDED.find((name) => !columns.includes(name))
  if (missing)
    throw new NotResults(
      `The file has no column "${missing}": its first line must name date, winner, loser and score, and may name best_of.`,
    )
  const twice = KNOWN.find((name) => columns.indexOf(name) !== columns.lastIndexOf(name))
  if (twice) throw new NotResults(`The file has more than one column "${twice}": which of them is meant?`)
  return columns
}
