import { pino } from 'pino'
import { readConfig } from '../src/platform/config.ts'
import { openPostgres } from '../src/platform/db/postgres.ts'
import type { Job } from '../src/platform/jobs/enqueue.ts'
import { startQueue } from '../src/platform/jobs/queue.ts'

/** A job that is believed dead after a second. */
export const shortJob: Omit<Job<{ gameId: number }>, 'work'> = { name: 'short', expiresAfter: 1 }

export const quickLook = { job: 0.5, abandoned: 1 }

/** As a program: a node that begins this job, says so, and never ends it. */
if (import.meta.main) {
  const work = async () => {
    process.stdout.write('begun\n')
    await new Promise(() => {})
  }
  await startQueue(
    await openPostgres(process.argv[2] ?? ''),
    { scheduled: [], jobs: [{ ...shortJob, work }] },
    { now: () => new Date(), log: pino({ level: 'silent' }), config: readConfig({ DEMO: '0' }), looksEvery: quickLook },
  )
}
