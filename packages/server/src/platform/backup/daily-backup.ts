import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '@matchbol/core/shared/durations'
import { kyivDate } from '@matchbol/core/shared/kyiv-time'
import type { Db } from '../db/client.ts'
import { StartupError } from '../startup-error.ts'
import { backUp } from './backup.ts'

/** The last week. */
const KEPT = 7
const NAME = /^matchbol-\d{4}-\d{2}-\d{2}\.ndjson\.gz$/

/** Makes today's backup in the folder, unless it is there, and drops those that are too old. */
export async function makeDailyBackup(db: Db, folder: string, now: Date) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `matchbol-${kyivDate(now)}.ndjson.gz`)
  if (!existsSync(file)) await backUp(db, file, now)
  const tooMany = (await listBackups(folder)).slice(0, -KEPT)
  for (const name of tooMany) if (!(await isMuchLarger(join(folder, name), file))) await rm(join(folder, name))
}

/** A club does not shrink to less than half overnight: what was larger is another one, or what this one has lost. */
const isMuchLarger = async (older: string, newest: string) => (await stat(older)).size > 2 * (await stat(newest)).size

/** No database is where backups are: a new one would be an empty club, whose backups push theirs out. */
class DatabaseLost extends StartupError {}

/** @throws DatabaseLost where the data folder has daily backups and no embedded database */
export async function refuseLostDatabase(dataFolder: string) {
  const folder = join(dataFolder, 'backups')
  const newest = (await listBackups(folder)).at(-1)
  if (newest === undefined || existsSync(join(dataFolder, 'database/PG_VERSION'))) return
  throw new DatabaseLost(
    `There are backups in ${folder}, and no database beside them. To go on from the newest, run: npm run matchbol -- restore ${join(folder, newest)}. To begin anew, move the folder of backups away.`,
  )
}

/** Makes one now when none was made for a day: the server did not run in the small hours. */
export async function makeMissedBackup(db: Db, folder: string, now: Date) {
  const newest = (await listBackups(folder)).at(-1)
  const madeAt = newest ? (await stat(join(folder, newest))).mtimeMs : 0
  if (now.getTime() - madeAt > DAY) await makeDailyBackup(db, folder, now)
}

/** By day, oldest first. */
async function listBackups(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  return (await readdir(folder)).filter((name) => NAME.test(name)).sort()
}
