import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { appliedMigrations } from '../db/migrate.ts'
import {
  type BackupHeader,
  BackupProblem,
  FORMAT,
  PRODUCT,
  ROW,
  type RowCounts,
  type TableHead,
} from './backup-format.ts'
import { type KeptTable, readKeptTables } from './backup-tables.ts'

/** Few enough to hold. */
const ROWS_AT_ONCE = 200
const HEAVY_ROWS_AT_ONCE = 10

/**
 * Writes everything that the database holds at one moment to a file that either engine restores
 * (docs/decisions/0005-backup-format.md). Others go on reading and writing meanwhile; the embedded database makes them wait.
 * @returns rows by table
 * @throws BackupProblem when the file exists or there is nothing to back up
 */
export async function backUp(db: Db, file: string, now: Date): Promise<RowCounts> {
  if (existsSync(file)) throw new BackupProblem(`${file} exists already: name a new file.`)
  const part = `${file}.part`
  const rows: RowCounts = {}
  await rm(part, { force: true })
  try {
    await atOneMoment(db, async (db) => {
      const target = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
      await pipeline(Readable.from(sealed(write(db, rows, now), rows)), createGzip(), target)
    })
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return rows
}

const atOneMoment = (db: Db, work: (db: Db) => Promise<void>) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      await sql`set local time zone 'UTC'`.execute(db)
      await sql`set local extra_float_digits = 1`.execute(db)
      await work(db)
    })

async function* write(db: Db, rows: RowCounts, now: Date): AsyncGenerator<string> {
  const migrations = await appliedMigrations(db)
  if (migrations.length === 0) throw new BackupProblem('There is nothing to back up: the database is empty.')
  const header: BackupHeader = { product: PRODUCT, format: FORMAT, migrations, madeAt: now.toISOString() }
  yield line(header)
  for (const table of await readKeptTables(db)) {
    const head: TableHead = { table: table.name, columns: table.columns, next: await nextNumbers(db, table) }
    yield line(head)
    rows[table.name] = 0
    for await (const texts of readRows(db, table)) {
      rows[table.name] = (rows[table.name] ?? 0) + texts.length
      yield texts.map((text) => `${ROW}${text}}\n`).join('')
    }
  }
}

/** Ends the file with what it takes to know that it is whole. */
async function* sealed(texts: AsyncGenerator<string>, rows: RowCounts): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const text of texts) {
    hash.update(text)
    yield text
  }
  yield line({ end: { rows, sha256: hash.digest('hex') } })
}

const line = (content: object) => `${JSON.stringify(content)}\n`

/** A sequence may be ahead of the snapshot, never behind it. */
async function nextNumbers(db: Db, { identities }: KeptTable): Promise<Record<string, number>> {
  const next: Record<string, number> = {}
  for (const [column, sequence] of Object.entries(identities)) {
    const { rows } = await sql<{ next: number }>`
      select last_value + case when is_called then 1 else 0 end as next from ${sql.raw(sequence)}`.execute(db)
    next[column] = rows[0]?.next ?? 1
  }
  return next
}

/** Rows as PostgreSQL writes them, by primary key, some at a time. */
async function* readRows(db: Db, { name, columns, key, isHeavy }: KeptTable): AsyncGenerator<string[]> {
  const list = (names: readonly string[]) => sql.join(names.map((column) => sql.ref(column)))
  await sql`declare kept no scroll cursor for
    select row_to_json(kept)::text as row from (select ${list(columns)} from ${sql.table(name)} order by ${list(key)}) kept`.execute(
    db,
  )
  const atOnce = sql.lit(isHeavy ? HEAVY_ROWS_AT_ONCE : ROWS_AT_ONCE)
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${atOnce} from kept`.execute(db)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await sql`close kept`.execute(db)
}
