import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { dropAllKept } from '../events/emit.ts'
import { nameOf, type Projection } from './projection.ts'

/** How what is stored differed from what the sources say, in rows. */
export interface Rebuilt {
  /** Rows that there must be. */
  rows: number
  missing: number
  extra: number
  different: number
}

export const differencesIn = ({ missing, extra, different }: Rebuilt): number => missing + extra + different

/** Rows that travel together. */
const ROWS_AT_ONCE = 1000

/**
 * Holds a projection against its sources and mends what differs. Both are looked at as of one moment, so that looking keeps nobody
 * waiting; only where something differs it is done again with writers of the projection kept out until it is right.
 */
export async function rebuildProjection(db: Db, projection: Projection, now: Date): Promise<Rebuilt> {
  const seen = await atOneMoment(db, async (db) => {
    const columns = await writeExpected(db, projection, now)
    return compare(db, projection, columns)
  })
  return differencesIn(seen) === 0 ? seen : mend(db, projection, now)
}

const mend = (db: Db, projection: Projection, now: Date): Promise<Rebuilt> =>
  atOneMoment(db, async (db) => {
    await keepWritersOut(db, projection)
    return buildNow(db, projection, now)
  })

/**
 * Builds the projections that were built for another version, or never. Several nodes may do so at once: one builds, the others wait.
 * @returns the names of those that were built
 */
export async function buildProjections(db: Db, projections: readonly Projection[], now: Date): Promise<string[]> {
  const built = await builtVersions(db)
  const due = projections.filter((projection) => built.get(nameOf(projection)) !== projection.version)
  const names: string[] = []
  for (const projection of due)
    await atOneMoment(db, async (db) => {
      await keepWritersOut(db, projection) // before the first look, so that we see what a faster node did
      if ((await builtVersions(db)).get(nameOf(projection)) === projection.version) return
      await buildNow(db, projection, now)
      names.push(nameOf(projection))
    })
  return names
}

async function builtVersions(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('projections').selectAll().execute()
  return new Map(rows.map(({ name, version }) => [name, version]))
}

/** A transaction that sees the sources and the projection as they were at its first look, however long it takes. */
const atOneMoment = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      await sql`set local statement_timeout = 0`.execute(db)
      await sql`set local cursor_tuple_fraction = 1`.execute(db) // all rows of a cursor are read
      await sql`set local enable_nestloop = off`.execute(db) // nor is a row looked up by itself where the planner knows no numbers yet
      return work(db)
    })

/**
 * Waits for the moves that have touched the projection and holds up the next ones; reading goes on. A move that has written its
 * sources, but not yet the projection, is not seen here and adds its difference when we are done.
 */
const keepWritersOut = (db: Db, { table }: Projection) =>
  sql`lock table ${sql.table(table)} in exclusive mode`.execute(db)

async function buildNow(db: Db, projection: Projection, now: Date): Promise<Rebuilt> {
  const columns = await writeExpected(db, projection, now)
  const rebuilt = await compare(db, projection, columns)
  if (differencesIn(rebuilt) > 0) {
    await apply(db, projection, columns)
    await dropAllKept(db) // answers were made from what was wrong
  }
  await db
    .insertInto('projections')
    .values({ name: nameOf(projection), version: projection.version })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ version: projection.version }))
    .execute()
  return rebuilt
}

/**
 * Writes what the rows must be into a table of this transaction: more of them than the memory holds may come.
 * @returns its columns
 */
async function writeExpected(db: Db, projection: Projection, now: Date): Promise<readonly string[]> {
  const columns = await columnsOf(db, projection)
  const table = sql.table(projection.table)
  await sql`create temp table expected on commit drop as select ${list(columns)} from ${table} with no data`.execute(db)
  let waiting: object[] = []
  for await (const rows of projection.expected(db, now)) {
    for (const row of rows) waiting.push(row)
    if (waiting.length < ROWS_AT_ONCE) continue
    await insertExpected(db, projection, columns, waiting)
    waiting = []
  }
  await insertExpected(db, projection, columns, waiting)
  await sql`analyze expected`.execute(db)
  return columns
}

async function insertExpected(db: Db, { table }: Projection, columns: readonly string[], rows: readonly object[]) {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const texts = JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE))
    await sql`
      insert into expected
      select ${list(columns)} from json_populate_recordset(null::${sql.table(table)}, ${texts}::json)`.execute(db)
  }
}

async function compare(db: Db, projection: Projection, columns: readonly string[]): Promise<Rebuilt> {
  const [key = ''] = projection.key
  const [stored, expected] = [sql.ref(`stored.${key}`), sql.ref(`expected.${key}`)]
  const { rows } = await sql<Rebuilt>`
    select count(${expected}) as rows,
      count(*) filter (where ${stored} is null) as missing,
      count(*) filter (where ${expected} is null) as extra,
      count(*) filter (
        where ${stored} is not null and ${expected} is not null and ${differs(projection, columns)}
      ) as different
    from expected full join ${sql.table(projection.table)} stored using (${list(projection.key)})`.execute(db)
  return rows[0] ?? { rows: 0, missing: 0, extra: 0, different: 0 }
}

async function apply(db: Db, projection: Projection, columns: readonly string[]) {
  const table = sql.table(projection.table)
  const isSame = sql.join(projection.key.map(pair('=')), sql` and `)
  const values = valuesOf(projection, columns).map(
    (column) => sql`${sql.ref(column)} = ${sql.ref(`expected.${column}`)}`,
  )
  if (values.length > 0)
    await sql`
      update ${table} stored set ${sql.join(values)}
      from expected where ${isSame} and ${differs(projection, columns)}`.execute(db)
  if (projection.columns) return
  await sql`delete from ${table} stored where not exists (select from expected where ${isSame})`.execute(db)
  await sql`
    insert into ${table} (${list(columns)}) select ${list(columns)} from expected
    where not exists (select from ${table} stored where ${isSame})`.execute(db)
}

/** Whether a stored row and the one expected in its place differ. */
function differs(projection: Projection, columns: readonly string[]) {
  const values = valuesOf(projection, columns).map(pair('is distinct from'))
  return values.length > 0 ? sql`(${sql.join(values, sql` or `)})` : sql`false`
}

const pair = (operator: string) => (column: string) =>
  sql`${sql.ref(`expected.${column}`)} ${sql.raw(operator)} ${sql.ref(`stored.${column}`)}`

const valuesOf = ({ key }: Projection, columns: readonly string[]) => columns.filter((column) => !key.includes(column))

/** Those that the database computes by itself are left to it. */
async function columnsOf(db: Db, { table, key, columns }: Projection): Promise<readonly string[]> {
  if (columns) return [...key, ...columns]
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db)
  return rows.map(({ name }) => name)
}

const list = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))
