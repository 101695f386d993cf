import type { Logger } from 'pino'
import { forgetUsedLogins } from '../auth/sign-in.ts'
import type { Db } from '../db/client.ts'
import { makeDailyBackup } from '../db/daily-backup.ts'
import { freezeTable } from '../games/freeze-table.ts'
import { passDeadlines } from '../games/pass-deadlines.ts'
import { forgetIdempotencyKeys } from '../http/idempotency.ts'
import { finishDueSeasons } from '../leagues/finish-due-seasons.ts'
import { fetchPhotos } from '../uploads/fetch-photos.ts'
import { forgetUnusedPictures } from '../uploads/forget-unused.ts'
import type { Recurring } from './queue.ts'

/** Everything that happens by itself. `backups` names the folder of the embedded database's; PostgreSQL has its own means. */
export const rounds = (db: Db, log: Logger, backups?: string): Recurring[] => [
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
      const finished = await finishDueSeasons(db, now, freezeTable, log)
      if (finished > 0) log.info({ finished }, 'seasons finished')
    },
  },
  { name: 'fetch-photos', cron: '* * * * *', work: (now) => fetchPhotos(db, now, log) },
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

const dailyBackup = (db: Db, folder: string): Recurring => ({
  name: 'daily-backup',
  cron: '30 4 * * *',
  timezone: 'Europe/Kyiv',
  work: (now) => makeDailyBackup(db, folder, now),
})
