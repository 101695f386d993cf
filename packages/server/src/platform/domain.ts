import type { Contract } from '@matchbol/core/shared/endpoint'
import type { Logger } from 'pino'
import type { Db } from './db/client.ts'
import type { Tables } from './db/tables.ts'
import type { ScheduledJob } from './jobs/queue.ts'

/**
 * What a domain says of itself. Routes, schedule and the checks of `architecture.test.ts` are built from the descriptions, so
 * that a new domain is a folder in each package and one line in `apps/domains.ts`.
 */
export interface Domain {
  /** The name of its folder, in every package. */
  name: string
  contract: Contract
  /** Domains whose code it may import. Who uses whom is the order of all: no circles. */
  uses: readonly string[]
  /** The tables that it alone writes. */
  tables: { readonly [Table in keyof Tables]?: OfPeople }
  /** Tables of others that its statements read. */
  reads: readonly (keyof Tables)[]
  /** Its scheduled jobs. */
  jobs?(db: Db, log: Logger): ScheduledJob[]
}

/**
 * What a table holds of people, and what becomes of it when a person deletes the account: nothing personal; rows that go or
 * are emptied; rows that stay, because they are others' too. What is personal is in the export of own data.
 */
export type OfPeople = 'nothing' | 'forgotten' | 'kept'

/** The tables of the platform itself. */
export const platformTables = {
  marks: 'nothing',
  idempotency_keys: 'forgotten',
  audit: 'kept',
} satisfies Domain['tables']
