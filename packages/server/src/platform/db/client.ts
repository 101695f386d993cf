import type { PGlite } from '@electric-sql/pglite'
import type { EventOf, EventType } from '@matchbol/core/domain-event'
import type { Kysely, Transaction } from 'kysely'
import type { Pool } from 'pg'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/** A place in the write-ahead log, as PostgreSQL writes it: `16/B374D848`. */
export type WalPosition = string

/** A copy of the database that follows the primary: it may be asked only for what it has replayed already. */
export interface Replica {
  /**
   * The copy, where it has replayed all that this node has heard of and what was written up to `position`.
   * @returns undefined where only the primary knows
   */
  upTo(position?: WalPosition): Promise<Db | undefined>
  /** Something was written: until the copy has replayed it, it is not asked. */
  heard(): void
  /** It did not answer: it is left alone for a second. */
  failed(): void
  close(): Promise<void>
}

interface PostgresEngine {
  kind: 'postgres'
  pool: Pool
  /** Where a connection keeps its session, also where a pooler stands before the rest: for LISTEN and locks of a session. */
  directUrl: string
  /** A copy that follows, for readings that may be a moment old. */
  replica: Replica | undefined
}

/** An open database: `db` for our tables, `engine` for parts that bring their own SQL. */
export interface Database {
  db: Db
  engine: PostgresEngine | { kind: 'embedded'; pglite: PGlite }
  close(): Promise<void>
}

/** What is done about an event inside the transaction in which it happens. */
export type OnEvent = <Type extends EventType>(db: Db, event: EventOf<Type>, now: Date) => Promise<void>

/** By handle: the one that a database was opened with, and each transaction's. */
const onEvents = new WeakMap<Db, OnEvent>()

/** From now on `onEvent` is told of what happens in the database's transactions. */
export const bindOnEvent = (db: Db, onEvent: OnEvent) => void onEvents.set(db, onEvent)

/** @throws Error where nothing was bound: a verb must not happen unheard */
export function onEventOf(db: Db): OnEvent {
  const onEvent = onEvents.get(db)
  if (!onEvent) throw new Error('Nobody follows what happens in this database: bind its subscribers after opening it')
  return onEvent
}

/** Numbers both drivers hand over as text. Counts and points fit a double exactly. */
export const numericTypes = { int8: 20, numeric: 1700 }

/** How often a transaction that PostgreSQL ended for a deadlock is tried in all. */
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
      return await db.transaction().execute((inner) => {
        const onEvent = onEvents.get(db)
        if (onEvent) onEvents.set(inner, onEvent)
        return work(inner)
      })
    } catch (error) {
      if (tries === MOST_TRIES || !hasGivenWay(error)) throw error
    }
  }
}

/** A deadlock or a serialization failure: nothing of the transaction has happened. */
const hasGivenWay = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')
