import { KYIV } from '@matchbol/core/shared/kyiv-time'
import type { Logger } from 'pino'
import { makeDailyBackup } from '../../platform/backup/daily-backup.ts'
import type { Db } from '../../platform/db/client.ts'
import { forgetIdempotencyKeys } from '../../platform/http/idempotency.ts'
import type { ScheduledJob } from '../../platform/jobs/queue.ts'
import { domains } from '../domains.ts'

/** Everything that happens by itself. `backups` names the folder of the embedded database's; PostgreSQL has its own means. */
export const scheduledJobs = (db: Db, log: Logger, backups?: string): ScheduledJob[] => [
  ...domains.flatMap(({ schedule }) => schedule?.(db, log) ?? []),
  { name: 'forget-idempotency-keys', cron: '17 * * * *', work: (now) => forgetIdempotencyKeys(db, now) },
  ...(backups ? [dailyBackup(db, backups)] : []),
]

const dailyBackup = (db: Db, folder: string): ScheduledJob => ({
  name: 'daily-backup',
  cron: '30 4 * * *',
  timezone: KYIV,
  work: (now) => makeDailyBackup(db, folder, now),
})
