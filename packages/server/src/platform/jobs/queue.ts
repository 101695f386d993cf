import { Client } from 'pg'
import { type ConstructorOptions, fromPglite, PgBoss, type Queue } from 'pg-boss'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../db/client.ts'
import { type AnyJob, JOB_SCHEMA, type JobContext } from './enqueue.ts'

/** Scheduled jobs: one node does each, whichever is first. */
export interface ScheduledJob {
  name: string
  /** As crontab writes it; a minute is the finest. */
  cron: string
  /** Whose clock `cron` goes by; UTC where none is named. */
  timezone?: string
  work(now: Date): Promise<unknown>
}

interface Work {
  scheduled: readonly ScheduledJob[]
  jobs: readonly AnyJob[]
}

interface Surroundings {
  now(): Date
  log: Logger
  config: Config
  /** In seconds: how often each node looks for jobs, and for those that a dead node has left behind. */
  looksEvery?: { job: number; abandoned: number }
}

const EXPIRES_AFTER = 300

/**
 * Starts the job queue on the open database, on either engine; the queues of `jobs` are there since `prepareQueues`.
 * @returns a function that stops it after running jobs end
 */
export async function startQueue(
  database: Database,
  { scheduled, jobs }: Work,
  { now, log, config, looksEvery = { job: 2, abandoned: 60 } }: Surroundings,
) {
  const boss = createBoss(database, {
    clockMonitorIntervalSeconds: 600,
    superviseIntervalSeconds: looksEvery.abandoned,
    monitorIntervalSeconds: looksEvery.abandoned,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'))
  const polling = { pollingIntervalSeconds: looksEvery.job }
  await oneNodeAtATime(database, async () => {
    await boss.start()
    const createMissing = await queueCreator(boss)
    const schedules = await boss.getSchedules()
    const isScheduled = (name: string, cron: string, timezone = 'UTC') =>
      schedules.some((it) => it.name === name && it.cron === cron && it.timezone === timezone)
    for (const { name, cron, timezone, work } of scheduled) {
      await createMissing(name, { policy: 'short', retryLimit: 2, deleteAfterSeconds: 3600 })
      await boss.work(
        name,
        polling,
        logged('a scheduled job failed', { log, job: name }, () => work(now())),
      )
      if (!isScheduled(name, cron, timezone)) await boss.schedule(name, cron, null, timezone ? { tz: timezone } : {})
    }
    // A job of an earlier version would come due for ever, with nobody to do it.
    for (const { name } of schedules) if (!scheduled.some((job) => job.name === name)) await boss.unschedule(name)
    for (const job of jobs) {
      const context = (): JobContext => ({ db: database.db, now: now(), log, config })
      await boss.work(job.name, polling, async ([asked]: { data: object }[]) => {
        if (asked) await logged('a job failed', { log, job: job.name }, () => job.work(asked.data, context()))()
      })
    }
  })
  return () => boss.stop({ graceful: true, timeout: 5_000 })
}

/** Makes the queues of these jobs where they are missing, so that they can be asked for before any node works on them. */
export async function prepareQueues(database: Database, jobs: readonly AnyJob[]) {
  const boss = createBoss(database, { supervise: false, schedule: false })
  await oneNodeAtATime(database, async () => {
    await boss.start()
    const createMissing = await queueCreator(boss)
    for (const { name, expiresAfter = EXPIRES_AFTER } of jobs)
      await createMissing(name, {
        retryLimit: 5,
        retryBackoff: true,
        expireInSeconds: expiresAfter,
        deleteAfterSeconds: 3600,
      })
  })
  await boss.stop({ graceful: false })
}

/** Most starts find all queues as they left them: asking once is cheaper than making each again in vain. */
async function queueCreator(boss: PgBoss) {
  const there = new Set((await boss.getQueues()).map(({ name }) => name))
  return async (name: string, options: Omit<Queue, 'name'>) => {
    if (!there.has(name)) await boss.createQueue(name, options)
  }
}

const createBoss = ({ engine }: Database, options: ConstructorOptions) =>
  new PgBoss({
    ...(engine.kind === 'embedded'
      ? { db: fromPglite(engine.pglite), backend: 'pglite' as const }
      : { db: { executeSql: (text: string, values?: unknown[]) => engine.pool.query(text, values) } }),
    schema: JOB_SCHEMA,
    ...options,
  })

/** The queue tries again what throws. */
const logged =
  (failed: string, { log, job }: { log: Logger; job: string }, work: () => Promise<unknown>) =>
  async () => {
    try {
      await work()
    } catch (error) {
      log.error({ err: error, job }, failed)
      throw error
    }
  }

/** Nodes that start together on an empty PostgreSQL would stumble over each other's new tables. The lock ends with its connection. */
async function oneNodeAtATime({ engine }: Database, work: () => Promise<void>) {
  if (engine.kind === 'embedded') return work()
  const client = new Client({ connectionString: engine.directUrl })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('matchbol job queue'))`)
    await work()
  } finally {
    await client.end()
  }
}
