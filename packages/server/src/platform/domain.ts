import type { Contract } from '@matchbol/core/shared/endpoint'
import type { RefusalAnswers } from '@matchbol/core/shared/refusal'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { Tables } from './db/tables.ts'
import type { EventFeed } from './events/node.ts'
import type { Route } from './http/serve.ts'
import type { AnyJob } from './jobs/enqueue.ts'
import type { ScheduledJob } from './jobs/queue.ts'
import type { Projection } from './projections/projection.ts'
import type { SitemapSection } from './sitemap/section.ts'

/**
 * What a domain says of itself. Routes, schedule and the checks of `architecture.test.ts` are built from the descriptions, so
 * that a new domain is a folder in each package and one line in `apps/domains.ts`.
 */
export interface Domain {
  /** The name of its folder, in every package. */
  name: string
  contract: Contract
  /** What it refuses, beside what any call may be refused with. */
  refusals?: RefusalAnswers
  /** Domains whose code it may import. Who uses whom is the order of all: no circles. */
  uses: readonly string[]
  /** The tables that it alone writes. */
  tables: { readonly [Table in keyof Tables]?: OfPeople }
  /** Columns of its tables that hold Markdown of people: cleaned once more when a backup is restored. */
  markdown?: MarkdownColumns
  /** Tables of others that its statements read. */
  reads: readonly (keyof Tables)[]
  routes(settings: DomainSettings): Route[]
  /** What it keeps so that reads are cheap, though it follows from other rows. */
  projections?: readonly Projection[]
  /** Its pages that search engines may keep. */
  sitemap?: readonly SitemapSection[]
  /** What any node does for it when it is asked for. */
  jobs?: readonly AnyJob[]
  /** Its scheduled jobs. */
  schedule?(db: Db, log: Logger): ScheduledJob[]
}

/** By table, which has a number `id`. */
export type MarkdownColumns = { readonly [Table in keyof Tables]?: readonly (keyof Tables[Table] & string)[] }

/** What a domain may need beside the database. */
export interface DomainSettings {
  config: Config
  /** Shared by all nodes. */
  secret: string
  /** Of the bot by which Telegram signs logins; in demo mode one that Telegram never gave. */
  botToken: string | undefined
  /** What happens on any node. */
  events: EventFeed
}

/**
 * What a table holds of people, and what becomes of it when a person deletes the account: nothing personal; rows that go or
 * are emptied; rows that stay, because they are others' too. What is personal is in the export of own data. Rows derived from others
 * (projections) follow those, and what is fleeting is gone within a day: no backup keeps either.
 */
export type OfPeople = 'nothing' | 'forgotten' | 'kept' | 'derived' | 'fleeting'

/** The tables of the platform itself. */
export const platformTables = {
  marks: 'nothing',
  projections: 'derived',
  idempotency_keys: 'forgotten',
  audit: 'kept',
} satisfies Domain['tables']
