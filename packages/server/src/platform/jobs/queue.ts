import { fromPglite, type Job, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '../db/client.ts'

/** Work that is due by the clock: one node does each, whichever is first. */
export interface ScheduledJob {
  name: string
  /** As crontab writes it; a minute is the finest. */
  cron: string
  /** Whose clock `cron` goes by; UTC where none is named. */
  timezone?: string
  work(now: Date): Promise<void>
}

/** Starts the job queue on the open database, on either engine. @returns a function that stops it after running jobs end */
export async function startQueue(database: Database, jobs: readonly ScheduledJob[], now: () => Date, log: Logger) {
  const boss = new PgBoss({ ...connectionOf(database), schema: 'jobs', clockMonitorIntervalSeconds: 600 })
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'))
  await oneNodeAtATime(database, () => setUp(boss, jobs, now, log))
  return () => boss.stop({ graceful: true, timeout: 5_000 })
}

async function setUp(boss: PgBoss, jobs: readonly ScheduledJob[], now: () => Date, log: Logger) {
  await boss.start()
  for (const { name, cron, timezone, work } of jobs) {
    await boss.createQueue(name, { policy: 'short', retryLimit: 2, deleteAfterSeconds: 3600 })
    await boss.work(name, (_jobs: Job[]) =>
      work(now()).catch((error: unknown) => {
        log.error({ err: error, job: name }, 'a scheduled job failed')
        throw error // the queue tries again
      }),
    )
    await boss.schedule(name, cron, null, timezone ? { tz: timezone } : {})
  }
}

/** Nodes that start together on an empty PostgreSQL would stumble over each other's new tables. The lock ends with its connection. */
async function oneNodeAtATime({ engine }: Database, work: () => Promise<void>) {
  if (engine.kind === 'embedded') return work()
  const client = await engine.pool.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('matchbol job queue'))`)
    await work()
  } finally {
    client.release(true)
  }
}

const connectionOf = ({ engine }: Database) =>
  engine.kind === 'embedded'
    ? { db: fromPglite(engine.pglite), backend: 'pglite' as const }
    : { db: { executeSql: (text: string, values?: unknown[]) => engine.pool.query(text, values) } }
