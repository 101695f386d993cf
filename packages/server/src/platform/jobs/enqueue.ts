import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'

/** Where the queue has its tables, which are not ours. */
export const JOB_SCHEMA = 'jobs'

export interface JobContext {
  db: Db
  now: Date
  log: Logger
  config: Config
}

/**
 * Work that follows something that happened, done by whichever node is first, at least once: a node that dies leaves it to
 * another, so doing it twice must be as good as once. Its data are ids and codes, which survive JSON.
 */
export interface Job<Data extends object> {
  name: string
  /** In seconds: what takes longer is believed dead and begins anew; five minutes unless told otherwise. */
  expiresAfter?: number
  work: (data: Data, context: JobContext) => Promise<unknown>
}

/** Any job, as the worker sees it. */
export interface AnyJob extends Omit<Job<never>, 'work'> {
  work(data: object, context: JobContext): Promise<unknown>
}

/**
 * Asks for a job: it exists exactly if the open transaction commits.
 * @throws Error outside of a transaction, and for a job whose queue nobody has made
 */
export async function enqueue<Data extends object>(
  db: Db,
  { name }: Pick<Job<Data>, 'name'>,
  data: Data,
): Promise<void> {
  if (!db.isTransaction) throw new Error(`The job ${name} was enqueued outside of a transaction`)
  const sender = senders.get(name) ?? createSender(db)
  await sender.send(name, data, { db: fromKysely(db) })
  senders.set(name, sender)
}

/** By job: a sender has read once what its queue is, which is the same in every database. */
const senders = new Map<string, PgBoss>()

const createSender = (db: Db) =>
  new PgBoss({ db: fromKysely(db), schema: JOB_SCHEMA, migrate: false, supervise: false, schedule: false })
