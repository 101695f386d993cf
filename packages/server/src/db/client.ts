import type { PGlite } from '@electric-sql/pglite'
import type { Kysely, Transaction } from 'kysely'
import type { Pool } from 'pg'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/** An open database: `db` for our tables, `engine` for parts that bring their own SQL. */
export interface Database {
  db: Db
  engine: { kind: 'postgres'; pool: Pool } | { kind: 'embedded'; pglite: PGlite }
  close(): Promise<void>
}

/** Numbers both drivers hand over as text. Counts and points fit a double exactly. */
export const numericTypes = { int8: 20, numeric: 1700 }

/**
 * Runs `work` in a transaction: in the one already open where there is one, so that verbs compose. Name the inner handle
 * `db` as well: it shadows the outer one, and no write slips out of its transaction.
 */
export const inTransaction = <T>(db: Db, work: (db: Transaction<Tables>) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db as Transaction<Tables>) : db.transaction().execute(work)
