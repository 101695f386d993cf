import { KYIV } from '@matchbol/core/shared/kyiv-time'
import type { Logger } from 'pino'
import { forgetUsedLogins } from '../../domains/auth/sign-in.ts'
import { passDeadlines } from '../../domains/games/moves/pass-deadlines.ts'
import { finishDueSeasons } from '../../domains/leagues/finish-due-seasons.ts'
import { forgetUnusedPictures } from '../../domains/uploads/forget-unused.ts'
import { makeDailyBackup } from '../../platform/backup/daily-backup.ts'
import type { Db } from '../../platform/db/client.ts'
import { forgetIdempotencyKeys } from '../../platform/http/limits/idempotency.ts'
import type { ScheduledJob } from '../../platform/jobs/queue.ts'

/** Everything that happens by itself. `backups` names the folder of the embedded database's; PostgreSQL has its own means. */
export const scheduledJobs = (db: Db, log: Logger, backups?: string): ScheduledJob[] => [
  {
    name: 'pass-deadlines',
    cron: '* * * * *',
    work: async (now) => {
      const settled = await passDeadlines(db, now, log)
      if (settled > 0) log.info({ settled }, 'deadlines passed')
    },
  },
  {
    name: 'finish-seasons',
    cron: '* * * * *',
    work: async (now) => {
      const finished = await finishDueSeasons(db, now, log)
      if (finished > 0) log.info({ finished }, 'seasons finished')
    },
  },
  {
    name: 'forget',
    cron: '17 * * * *',
    work: async (now) => {
      await forgetUsedLogins(db, now)
      await forgetIdempotencyKeys(db, now)
      await forgetUnusedPictures(db, now)
    },
  },
  ...(backups ? [dailyBackup(db, backups)] : []),
]

const dailyBackup = (db: Db, folder: string): ScheduledJob => ({
  name: 'daily-backup',
  cron: '30 4 * * *',
  timezone: KYIV,
  work: (now) => makeDailyBackup(db, folder, now),
})
