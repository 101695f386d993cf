import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import {
  type BackupEnd,
  type BackupHeader,
  BackupProblem,
  FORMAT,
  PRODUCT,
  ROW,
  type RowCounts,
  type TableHead,
} from './backup-format.ts'

/** A part of a backup, in the order of the file: the header first, then each table's head and its rows as JSON texts. */
export type Part = { header: BackupHeader } | { head: TableHead } | { rows: string[] }

/** Rows that travel together: as few round trips as fit the memory. */
const ROWS_AT_ONCE = 1000
const CHARACTERS_AT_ONCE = 4_000_000

/**
 * Reads a backup from beginning to end and makes sure that it is whole: what it yields counts only when it has ended.
 * @returns rows by table
 * @throws BackupProblem for a file that is no backup, of an unknown format, cut off or changed
 */
export async function* readBackup(file: string): AsyncGenerator<Part, RowCounts> {
  const hash = createHash('sha256')
  const counts: RowCounts = {}
  let isFirst = true
  let table = ''
  let end: BackupEnd | undefined
  for await (const piece of piecesOf(file)) {
    if (end) throw broken(file)
    if (typeof piece !== 'string') {
      counts[table] = (counts[table] ?? 0) + piece.length
      hash.update(piece.map((row) => `${ROW}${row}}\n`).join(''))
      yield { rows: piece }
      continue
    }
    const line = parse(piece, file)
    if (isFirst) yield { header: headerOf(line, file) }
    else if ('table' in line) {
      table = line.table
      counts[table] = 0
      yield { head: line }
    } else if ('end' in line) end = line.end
    else throw broken(file)
    isFirst = false
    if (!end) hash.update(`${piece}\n`)
  }
  if (end?.sha256 !== hash.digest('hex') || !isSame(end.rows, counts)) throw broken(file)
  return counts
}

/** Reads a backup through, so that a broken one is known before anything is touched. @throws BackupProblem */
export async function checkBackup(file: string) {
  for await (const _ of readBackup(file));
}

type Line = BackupHeader | TableHead | { end: BackupEnd }

function parse(line: string, file: string): Line {
  try {
    return JSON.parse(line)
  } catch {
    throw broken(file)
  }
}

function headerOf(line: Line, file: string): BackupHeader {
  if (!('product' in line) || line.product !== PRODUCT) throw new BackupProblem(`${file} is not a backup of Матчбол.`)
  if (line.format !== FORMAT)
    throw new BackupProblem(`${file} is in format ${line.format}, which this version does not know: use a newer one.`)
  return line
}

const isSame = (one: RowCounts, other: RowCounts) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

const broken = (file: string) => new BackupProblem(`${file} is cut off or was changed: use another backup.`)

/** Lines, and the rows that follow each other in groups. */
async function* piecesOf(file: string): AsyncGenerator<string | string[]> {
  let rows: string[] = []
  let characters = 0
  for await (const line of linesOf(file)) {
    const isRow = line.startsWith(ROW)
    if (rows.length > 0 && (!isRow || rows.length >= ROWS_AT_ONCE || characters >= CHARACTERS_AT_ONCE)) {
      yield rows
      rows = []
      characters = 0
    }
    if (isRow) {
      rows.push(line.slice(ROW.length, -1))
      characters += line.length
    } else yield line
  }
  if (rows.length > 0) yield rows
}

/** Lines by \n alone: a name may hold other characters that readers of lines take for an end. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip()
  createReadStream(file)
    .on('error', (error) => gunzip.destroy(error))
    .pipe(gunzip)
  let rest = ''
  let isBegun = false
  try {
    for await (const chunk of gunzip.setEncoding('utf8')) {
      isBegun = true
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (code === 'Z_DATA_ERROR' && !isBegun) throw new BackupProblem(`${file} is not a backup of Матчбол.`)
    throw code.startsWith('Z_') ? broken(file) : error
  }
  if (rest) throw broken(file)
}
