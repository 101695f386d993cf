import { createHash } from 'node:crypto'
import type * as z from 'zod'
import {
  type BackupEnd,
  type BackupHeader,
  BackupProblem,
  backupEnd,
  backupHeader,
  brokenBackup,
  FORMAT,
  foreignFile,
  PRODUCT,
  ROW,
  type RowCounts,
  type TableHead,
  tableHead,
} from './backup-format.ts'
import { linesOf } from './backup-lines.ts'

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
  const counts = new Map<string, number>()
  let isFirst = true
  let table: string | undefined
  let end: BackupEnd | undefined
  for await (const piece of piecesOf(file)) {
    if (end) throw brokenBackup(file)
    if (isFirst) {
      if (typeof piece !== 'string') throw foreignFile(file)
      yield { header: headerOf(piece, file) }
      isFirst = false
    } else if (typeof piece !== 'string') {
      if (table === undefined) throw brokenBackup(file)
      counts.set(table, (counts.get(table) ?? 0) + piece.length)
      hash.update(piece.map((row) => `${ROW}${row}}\n`).join(''))
      yield { rows: piece }
      continue
    } else if (piece.startsWith('{"end"')) {
      end = shaped(backupEnd, piece, file).end
      continue
    } else {
      const head = shaped(tableHead, piece, file)
      table = head.table
      if (counts.has(table)) throw brokenBackup(file)
      counts.set(table, 0)
      yield { head }
    }
    hash.update(`${piece}\n`)
  }
  const rows = Object.fromEntries(counts)
  if (end?.sha256 !== hash.digest('hex') || !isSame(end.rows, rows)) throw brokenBackup(file)
  return rows
}

/** Reads a backup through, so that a broken one is known before anything is touched. @throws BackupProblem */
export async function checkBackup(file: string) {
  for await (const _ of readBackup(file));
}

function headerOf(line: string, file: string): BackupHeader {
  const said = parsed(line) as { product?: unknown; format?: unknown } | null | undefined
  if (said?.product !== PRODUCT) throw foreignFile(file)
  if (said.format !== FORMAT)
    throw new BackupProblem(
      `${file} is in format ${JSON.stringify(said.format)}, which this version does not know: use a newer one.`,
    )
  return shaped(backupHeader, line, file)
}

function shaped<Schema extends z.ZodType>(schema: Schema, line: string, file: string): z.output<Schema> {
  const read = schema.safeParse(parsed(line))
  if (!read.success) throw brokenBackup(file)
  return read.data
}

/** Undefined for what is no JSON. */
export function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const isSame = (one: RowCounts, other: RowCounts) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

/** Lines, and the rows that follow each other in groups. */
async function* piecesOf(file: string): AsyncGenerator<string | string[]> {
  let rows: string[] = []
  let characters = 0
  for await (const lines of linesOf(file))
    for (const line of lines) {
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
