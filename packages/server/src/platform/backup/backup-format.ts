import * as z from 'zod'
import { StartupError } from '../startup-error.ts'

export const PRODUCT = 'matchbol'
export const FORMAT = 1
/** A row stands behind this as PostgreSQL wrote it, so that no number passes through a double. */
export const ROW = '{"row":'

/** What a backup says of itself, in its first line. */
export const backupHeader = z.object({
  product: z.literal(PRODUCT),
  format: z.literal(FORMAT),
  /** The migrations that the backed-up database had seen, in order. */
  migrations: z.array(z.string()).min(1),
  madeAt: z.string(),
})
export type BackupHeader = z.output<typeof backupHeader>

/** Heads the rows of one table. */
export const tableHead = z.object({
  table: z.string(),
  columns: z.array(z.string()).min(1),
  /** The next number of each identity column. */
  next: z.record(z.string(), z.int32().positive()),
})
export type TableHead = z.output<typeof tableHead>

/** Rows by table. */
const rowCounts = z.record(z.string(), z.int())
export type RowCounts = z.output<typeof rowCounts>

/** The last line: without it a file was cut off. */
export const backupEnd = z.object({
  end: z.object({
    rows: rowCounts,
    /** Of every byte before this line. */
    sha256: z.string(),
  }),
})
export type BackupEnd = z.output<typeof backupEnd>['end']

/** Why a backup is not made or not read. */
export class BackupProblem extends StartupError {}

export const brokenBackup = (file: string) =>
  new BackupProblem(`${file} is cut off or was changed: use another backup.`)
export const foreignFile = (file: string) => new BackupProblem(`${file} is not a backup of Матчбол.`)
