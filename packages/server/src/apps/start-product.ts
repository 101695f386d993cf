import type { Server } from 'node:http'
import { join } from 'node:path'
import { Refusal } from '@matchbol/core/shared/refusal'
import { generalRefusals } from '@matchbol/core/shared/refusals'
import type { Logger } from 'pino'
import { hasPeople } from '../domains/users/list-users.ts'
import { makeMissedBackup, refuseLostDatabase } from '../platform/backup/daily-backup.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/client.ts'
import { checkDemoMark } from '../platform/db/demo-mark.ts'
import { openingProblem } from '../platform/db/embedded-problem.ts'
import { noDatabase } from '../platform/db/no-database.ts'
import { createApi } from '../platform/http/api.ts'
import { eventStreams } from '../platform/http/event-streams.ts'
import { createFront, mountApi } from '../platform/http/front.ts'
import type { ApiServices } from '../platform/http/incoming.ts'
import { noRateLimits } from '../platform/http/rate-limit.ts'
import { listenerOf } from '../platform/http/server/http-server.ts'
import { startQueue } from '../platform/jobs/queue.ts'
import { makeDemoData } from './demo/make-demo-data.ts'
import { jobs } from './domains.ts'
import { healthRoutes } from './health.ts'
import { mount } from './mount.ts'
import { openProductDatabase } from './open-product-database.ts'
import { scheduledJobs } from './worker/scheduled-jobs.ts'

interface Surroundings {
  server: Server
  log: Logger
  say(text: string): void
  isDev: boolean
  /** Aborted when the server is about to stop. */
  stopping: AbortSignal
}

/** The first answers go before the first jobs: in the embedded database one would wait for the other. */
const JOBS_WAIT_MS = 1_000

/** Opens the database, mounts API and site on the listening server and starts the scheduled jobs. */
export async function startProduct(
  config: Config,
  { server, log, say, isDev, stopping }: Surroundings,
): Promise<{ close(): Promise<void> }> {
  const early = answerEarly(config, log)
  server.on('request', early)
  say(config.DATABASE_URL ? 'Opening PostgreSQL …' : `Opening the embedded database in ${config.DATA_DIR} …`)
  if (!config.DATABASE_URL) await refuseLostDatabase(config.DATA_DIR)
  const database = await openProductDatabase(config)
  const now = () => new Date()
  try {
    if (await checkDemoMark(database.db, config.isDemo, await hasPeople(database.db))) {
      say('Making demo data …')
      await makeDemoData(database.db, now())
    }
    const backups = database.engine.kind === 'embedded' ? join(config.DATA_DIR, 'backups') : undefined
    const unmount = await mount({ config, database, server, log, now, isDev, stopping })
    server.off('request', early)
    const work = { scheduled: scheduledJobs(database.db, log, backups), jobs }
    const stopQueue = startSoon(() => startQueue(database, work, { now, log, config }))
    const backingUp = backups && backUpIfMissed(database.db, backups, now(), log)
    return {
      close: async () => {
        await unmount()
        await stopQueue()
        await backingUp
        await database.close()
      },
    }
  } catch (error) {
    await database.close().catch(() => {}) // why it did not start says more
    throw config.DATABASE_URL ? error : openingProblem(error, config.DATA_DIR)
  }
}

/**
 * Starts the job queue in a moment. Without one nothing would fall due: that it does not start stops the server, as any defect does.
 * @returns a function that stops the queue, or sees to it that it is never started
 */
function startSoon(start: () => ReturnType<typeof startQueue>): () => Promise<void> {
  let starting: ReturnType<typeof startQueue> | undefined
  const timer = setTimeout(() => {
    starting = start().catch((cause: unknown) => {
      throw new Error('The job queue could not be started', { cause })
    })
  }, JOBS_WAIT_MS)
  return async () => {
    clearTimeout(timer)
    const stop = await starting?.catch(() => undefined) // that it failed is why we stop
    await stop?.()
  }
}

/** The server is of use without it, and the next run tries again. */
const backUpIfMissed = (db: Db, folder: string, now: Date, log: Logger) =>
  makeMissedBackup(db, folder, now).catch((error: unknown) => log.error({ err: error }, 'backup failed'))

/** While the database opens: the process is up, and not ready yet. */
function answerEarly(config: Config, log: Logger) {
  const front = createFront({ publicUrl: config.PUBLIC_URL, isDemo: config.isDemo, log })
  const services: ApiServices = {
    db: noDatabase,
    now: () => new Date(),
    log,
    limits: noRateLimits,
    streams: eventStreams(new AbortController().signal),
    refusals: generalRefusals,
    trustedProxies: [],
    bearerOf: () => ({
      person: async () => undefined,
      caller: async () => {
        throw new Refusal('UNAVAILABLE')
      },
    }),
  }
  const turnAway = () => {
    throw new Refusal('UNAVAILABLE')
  }
  // Before the API that knows health only: of a call it would say that there is none, and of each probe it would log a warning.
  for (const path of ['/readyz', '/api/*']) front.all(path, turnAway)
  mountApi(front, createApi(healthRoutes, services), healthRoutes)
  front.all('*', turnAway)
  return listenerOf(front, config.PUBLIC_URL)
}
