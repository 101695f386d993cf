import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import { StartupError } from '../startup-error.ts'
import { type Database, type Db, numericTypes } from './client.ts'
import { migrate, type Prepare } from './migrate.ts'

const parsers: Record<number, (value: string) => unknown> = {
  [numericTypes.int8]: Number,
  [numericTypes.numeric]: Number,
}

const OLDEST = 15

/** Compiling takes longer than what we ask; and what takes this long helps nobody any more, but holds a connection. */
const forShortQueries = "set jit = off; set statement_timeout = '30s'"

/** The PostgreSQL that DATABASE_URL names cannot be used. */
class DatabaseUnusable extends StartupError {}

/** Connects to PostgreSQL (15 or newer) and brings its tables up to date; several nodes may do so at once. @throws DatabaseUnusable */
export async function openPostgres(url: string, prepare: Prepare = migrate): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    onConnect: async (client) => void (await client.query(forShortQueries)),
    types: {
      getTypeParser: ((oid, format) => parsers[oid] ?? types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  })
  // A connection that breaks, waiting or at work, must not end the process: its own query says so, and the pool makes another.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  await makeContact(db, url)
  await db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db) // a migration takes as long as it takes, and others wait for it
    await prepare(db)
    await sql.raw(forShortQueries).execute(db)
  })
  return { db, engine: { kind: 'postgres', pool }, close: () => db.destroy() }
}

async function makeContact(db: Db, url: string) {
  const version = await sql<{ number: number }>`select current_setting('server_version_num')::int as number`
    .execute(db)
    .catch(async (error: unknown) => {
      await db.destroy()
      throw new DatabaseUnusable(
        `Cannot use the PostgreSQL at ${new URL(url).host} (DATABASE_URL): ${reasonOf(error)}.`,
      )
    })
  const major = Math.floor((version.rows[0]?.number ?? 0) / 10_000)
  if (major < OLDEST)
    throw new DatabaseUnusable(`PostgreSQL ${OLDEST} or newer is needed, and DATABASE_URL names a ${major}.`)
}

/** A connection that failed for each address of the host has no message of its own. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? reasonOf(error.errors[0]) : (error as Error).message
