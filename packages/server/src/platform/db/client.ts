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

/** How often a transaction that PostgreSQL made give way to another is tried in all. */
const MOST_TRIES = 5

/**
 * Runs `work` in a transaction: in the one already open where there is one, so that verbs compose. Name the inner handle
 * `db` as well: it shadows the outer one, and no write slips out of its transaction. Where two waited for each other, the
 * one that PostgreSQL rolled back is run again from its beginning.
 */
export async function inTransaction<T>(db: Db, work: (db: Transaction<Tables>) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<Tables>)
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tries === MOST_TRIES || !hasGivenWay(error)) throw error
    }
  }
}

/** A deadlock or a serialization failure: nothing of the transaction has happened. */
const hasGivenWay = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')
