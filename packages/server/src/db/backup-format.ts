import { PlainReason } from '../plain-reason.ts'

/** What a backup says of itself, in its first line. */
export interface BackupHeader {
  product: typeof PRODUCT
  format: typeof FORMAT
  /** The migrations that the backed-up database had seen, in order. */
  migrations: string[]
  madeAt: string
}

/** Heads the rows of one table. */
export interface TableHead {
  table: string
  columns: string[]
  /** The next number of each identity column. */
  next: Record<string, number>
}

/** Rows by table. */
export type RowCounts = Record<string, number>

/** The last line: without it a file was cut off. */
export interface BackupEnd {
  rows: RowCounts
  /** Of every byte before this line. */
  sha256: string
}

export const PRODUCT = 'matchbol'
export const FORMAT = 1
/** A row stands behind this as PostgreSQL wrote it, so that no number passes through a double. */
export const ROW = '{"row":'

/** Why a backup is not made or not read. */
export class BackupProblem extends PlainReason {}
