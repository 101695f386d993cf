import type { Insertable } from 'kysely'
import type { Db } from '../db/client.ts'
import type { Tables } from '../db/tables.ts'

/**
 * Rows that are kept so that reads cost what they show, though they follow from others. Subscribers of events keep them right move
 * by move; `expected` says what they must be, from the sources alone, and is what they are built and checked by.
 */
export interface Projection {
  /** Described in the domain's `tables` as `derived`, unless `columns` are named. */
  table: keyof Tables
  /** Raised when its rows are to be others: they are then built anew when the product starts. */
  version: number
  /** What makes a row one; none of these columns is ever null. */
  key: readonly string[]
  /** The derived columns of a table that is otherwise a source: its rows come and go without the projection. */
  columns?: readonly string[]
  /** Every row that there must be, once and with all columns, in batches and any order, as of one moment of the sources. */
  expected(db: Db, now: Date): AsyncIterable<readonly object[]>
}

/** Describes a projection with the columns of its table checked. */
export const projection = <Table extends keyof Tables, Column extends keyof Tables[Table] & string>(described: {
  table: Table
  version: number
  key: readonly Column[]
  expected(db: Db, now: Date): AsyncIterable<readonly Insertable<Tables[Table]>[]>
}): Projection => described

/** Describes derived columns of a table whose rows are a source. */
export const projectedColumns = <
  Table extends keyof Tables,
  Key extends keyof Tables[Table] & string,
  Column extends keyof Tables[Table] & string,
>(described: {
  table: Table
  version: number
  key: readonly Key[]
  columns: readonly Column[]
  expected(
    db: Db,
    now: Date,
  ): AsyncIterable<readonly Pick<Insertable<Tables[Table]>, (Key | Column) & keyof Insertable<Tables[Table]>>[]>
}): Projection => described

/** By what its version is kept. */
export const nameOf = ({ table, columns }: Projection): string => (columns ? `${table}.${columns.join(', ')}` : table)
