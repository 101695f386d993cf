import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import { joinNode } from '../events/node.ts'
import { StartupError } from '../startup-error.ts'
import { type Database, type Db, numericTypes } from './client.ts'
import { migrate, type Prepare } from './migrate.ts'
import { preparedStatements } from './prepared-statements.ts'
import { followReplica } from './replica.ts'

const parsers: Record<number, (value: string) => unknown> = {
  [numericTypes.int8]: Number,
  [numericTypes.numeric]: Number,
}

const OLDEST = 15
const MOST_CONNECTIONS = 20
/** The primary can answer in its place. */
const REPLICA_PATIENCE_MS = 2_000

/**
 * Compiling takes longer than what we ask; and what takes this long helps nobody any more, but holds a connection. A page is read from
 * memory or from a disk without arms: one at random costs hardly more than the next one, so that a few rows are found by an index.
 */
export const forShortQueries = "set jit = off; set random_page_cost = 1.1; set statement_timeout = '30s'"

/** The PostgreSQL that DATABASE_URL names cannot be used. */
class DatabaseUnusable extends StartupError {}

interface Beside {
  /** Past a pooler that gives a connection away after each transaction; the same address where there is none. */
  directUrl?: string | undefined
  /** Of a copy that follows by streaming replication. */
  replicaUrl?: string | undefined
}

/** Connects to PostgreSQL (15 or newer) and brings its tables up to date; several nodes may do so at once. @throws DatabaseUnusable */
export async function openPostgres(
  url: string,
  prepare: Prepare = migrate,
  { directUrl = url, replicaUrl }: Beside = {},
): Promise<Database> {
  await prepareDirectly(directUrl, directUrl === url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL', prepare)
  const isPooled = directUrl !== url
  const pool = poolOf(url, { isPooled })
  const db = queriesOf(pool)
  await makeContact(db, url, 'DATABASE_URL')
  const copy =
    replicaUrl === undefined ? undefined : queriesOf(poolOf(replicaUrl, { isPooled, patience: REPLICA_PATIENCE_MS }))
  if (copy) joinNode(copy, db)
  const replica = copy && followReplica(copy, db)
  const close = async () => {
    await replica?.close()
    await db.destroy()
  }
  return { db, engine: { kind: 'postgres', pool, directUrl, replica }, close }
}

const queriesOf = (pool: Pool): Db => new Kysely({ dialect: new PostgresDialect({ pool }) })

function poolOf(connectionString: string, { max = MOST_CONNECTIONS, isPooled = false, patience = 0 } = {}): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: patience || 5_000,
    ...(patience && { query_timeout: patience }),
    onConnect: async (client) => void (await client.query(forShortQueries)),
    types: {
      getTypeParser: ((oid, format) => parsers[oid] ?? types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  })
  // A connection that breaks, waiting or at work, must not end the process: its own query says so, and the pool makes another.
  pool.on('error', () => {})
  const prepareOn = preparedStatements()
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (!isPooled) prepareOn(client)
  })
  return pool
}

async function prepareDirectly(url: string, setting: string, prepare: Prepare) {
  const db = queriesOf(poolOf(url, { max: 1 }))
  await makeContact(db, url, setting)
  try {
    await sql`set statement_timeout = 0`.execute(db) // a migration takes as long as it takes, and others wait for it
    await prepare(db)
  } finally {
    await db.destroy()
  }
}

async function makeContact(db: Db, url: string, setting: string) {
  const version = await sql<{ number: number }>`select current_setting('server_version_num')::int as number`
    .execute(db)
    .catch(async (error: unknown) => {
      await db.destroy()
      throw new DatabaseUnusable(`Cannot use the PostgreSQL at ${new URL(url).host} (${setting}): ${reasonOf(error)}.`)
    })
  const major = Math.floor((version.rows[0]?.number ?? 0) / 10_000)
  if (major < OLDEST)
    throw new DatabaseUnusable(`PostgreSQL ${OLDEST} or newer is needed, and ${setting} names a ${major}.`)
}

/** A connection that failed for each address of the host has no message of its own. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? reasonOf(error.errors[0]) : (error as Error).message
