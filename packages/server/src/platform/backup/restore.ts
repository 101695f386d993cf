import { sql } from 'kysely'
import { type Db, inTransaction } from '../db/client.ts'
import { appliedMigrations, migrate, migrateTo, migrationNames } from '../db/migrate.ts'
import type { MarkdownColumns } from '../domain.ts'
import { type BackupHeader, BackupProblem, brokenBackup, type RowCounts, type TableHead } from './backup-format.ts'
import { type KeptTable, readKeptTables } from './backup-tables.ts'
import { cleanTexts } from './clean-texts.ts'
import { type Part, parsed, readBackup } from './restore-read.ts'

/** What PostgreSQL says of rows that do not fit its tables: a wrong value, a broken constraint, a shape it does not know. */
const UNFIT_ROWS = /^(22|23|42|54)/

/**
 * Fills an empty database, of either engine, with what a backup holds: all of it in one transaction, or nothing. The tables
 * are first brought to the shape they had in the backup, and then up to date.
 * @param db may never have been migrated
 * @param markdown what of it is cleaned once more: a backup may hold what no form of ours would take
 * @returns rows by table
 * @throws BackupProblem for a place that is not empty, and for a file as `readBackup` does or of a newer version
 */
export const restore = (db: Db, file: string, markdown: MarkdownColumns = {}): Promise<RowCounts> =>
  inTransaction(db, (db) => restoreAll(db, file, markdown)).catch((error: Error & { code?: unknown }) => {
    if (!UNFIT_ROWS.test(String(error.code))) throw error
    throw new BackupProblem(`${file} holds what cannot be restored (${error.message}): use another backup.`)
  })

async function restoreAll(db: Db, file: string, markdown: MarkdownColumns): Promise<RowCounts> {
  const parts = readBackup(file)
  const first = await parts.next()
  if (first.done || !('header' in first.value)) throw new Error('A backup begins with its header')
  await prepare(db, first.value.header, file)
  const tables = await readKeptTables(db)
  await refuseUnlessEmpty(db, tables)
  await removeFirstRows(db, tables)
  const { rows, heads } = await fill(db, tables, parts)
  await compareCounts(db, rows, file)
  await setNextNumbers(db, tables, heads)
  await migrate(db)
  await cleanTexts(db, markdown)
  await db.deleteFrom('projections').execute() // they are built anew when the product opens
  return rows
}

async function prepare(db: Db, { migrations }: BackupHeader, file: string) {
  const unknown = migrations.find((name, index) => migrationNames[index] !== name)
  if (unknown)
    throw new BackupProblem(`${file} was made by a newer version of Матчбол (${unknown}): restore it with that one.`)
  const applied = await appliedMigrations(db)
  if (applied.length > migrations.length)
    throw new BackupProblem(
      'This database was already prepared for a newer version than the backup is of: restore into one where Матчбол never ran.',
    )
  await migrateTo(db, migrations.at(-1) ?? '')
}

/** Locked, so that it stays empty until we are done. */
async function refuseUnlessEmpty(db: Db, tables: readonly KeptTable[]) {
  await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in exclusive mode`.execute(db)
  for (const { name } of tables.filter(({ isSeeded }) => !isSeeded)) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0)
      throw new BackupProblem(
        `This database is not empty (it has ${name}): set DATA_DIR to a new folder, or DATABASE_URL to an empty database.`,
      )
  }
}

/** The backup brings what became of them. */
async function removeFirstRows(db: Db, tables: readonly KeptTable[]) {
  for (const { name } of tables.filter(({ isSeeded }) => isSeeded))
    await sql`delete from ${sql.table(name)}`.execute(db)
}

async function fill(db: Db, tables: readonly KeptTable[], parts: AsyncGenerator<Part, RowCounts>) {
  const heads: TableHead[] = []
  for (;;) {
    const { done, value } = await parts.next()
    const head = heads.at(-1)
    if (done) return { rows: value, heads }
    if ('head' in value) heads.push(value.head)
    else if ('rows' in value && head) {
      refuseUnknownValues(head, value.rows)
      await insert(db, tableOf(tables, head), head, value.rows)
    }
  }
}

function tableOf(tables: readonly KeptTable[], { table, columns }: TableHead): KeptTable {
  const found = tables.find(({ name }) => name === table)
  if (!found) throw new BackupProblem(`The backup has a table ${table} that this version does not know.`)
  for (const column of columns) if (!found.columns.includes(column)) throw unknownColumn(table, column)
  return found
}

/** PostgreSQL would leave out what its table has no column for. What is no JSON, it says itself. */
function refuseUnknownValues({ table, columns }: TableHead, texts: readonly string[]) {
  for (const text of texts)
    for (const column of Object.keys(parsed(text) ?? {}))
      if (!columns.includes(column)) throw unknownColumn(table, column)
}

const unknownColumn = (table: string, column: string) =>
  new BackupProblem(`The backup has a column ${table}.${column} that this version does not know.`)

/** PostgreSQL reads what PostgreSQL wrote. */
const insert = (db: Db, { name }: KeptTable, { columns }: TableHead, texts: readonly string[]) => {
  const list = sql.join(columns.map((column) => sql.ref(column)))
  return sql`
    insert into ${sql.table(name)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${sql.table(name)}, ${`[${texts.join(',')}]`}::json)`.execute(db)
}

/** No transaction takes a sequence back, so they are set when all else is well. */
async function setNextNumbers(db: Db, tables: readonly KeptTable[], heads: readonly TableHead[]) {
  for (const head of heads)
    for (const [column, sequence] of Object.entries(tableOf(tables, head).identities))
      if (head.next[column]) await sql`select setval(${sequence}, ${head.next[column]}, false)`.execute(db)
}

/** A line that nobody's backup wrote may hold several rows. */
async function compareCounts(db: Db, expected: RowCounts, file: string) {
  for (const [table, count] of Object.entries(expected)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
    if (rows[0]?.count !== count) throw brokenBackup(file)
  }
}
