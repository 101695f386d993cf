import type { PGlite } from '@electric-sql/pglite'
import type { DomainEvent, EventOf, EventType } from '@matchbol/core/domain-event'
import type { Kysely, Transaction } from 'kysely'
import type { Pool } from 'pg'
import { isOutdated } from './prepared-statements.ts'
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

/** Who follows what happens in a database. */
export interface Followers {
  /** Inside the transaction, as it happens. */
  onEvent<Type extends EventType>(db: Db, event: EventOf<Type>, now: Date): Promise<void>
  /** Inside the transaction, at its end: all that has happened in it. @returns called once it has committed */
  beforeCommit(db: Db, events: readonly DomainEvent[]): Promise<() => void>
}

/** By handle: the one that a database was opened with, and each transaction's. */
const followers = new WeakMap<Db, Followers>()
/** By transaction: what has happened in it so far. */
const happened = new WeakMap<Db, DomainEvent[]>()

/** From now on these are told of what happens in the database's transactions. */
export const bindFollowers = (db: Db, those: Followers) => void followers.set(db, those)

/** Tells who follows. @throws Error where nobody was bound: a verb must not happen unheard */
export async function happens<Type extends EventType>(db: Db, event: EventOf<Type>, now: Date) {
  const those = followers.get(db)
  if (!those) throw new Error('Nobody follows what happens in this database: bind its subscribers after opening it')
  happened.get(db)?.push(event)
  await those.onEvent(db, event, now)
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
    let onCommitted = () => {}
    try {
      const result = await db.transaction().execute(async (inner) => {
        const events: DomainEvent[] = []
        const those = followers.get(db)
        if (those) followers.set(inner, those)
        happened.set(inner, events)
        const result = await work(inner)
        if (those && events.length > 0) onCommitted = await those.beforeCommit(inner, events)
        return result
      })
      onCommitted()
      return result
    } catch (error) {
      if (tries === MOST_TRIES || !(hasGivenWay(error) || isOutdated(error))) throw error
    }
  }
}

/** A deadlock or a serialization failure: nothing of the transaction has happened. */
const hasGivenWay = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')
