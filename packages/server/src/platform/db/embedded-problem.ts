import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'

/** The embedded database cannot be opened as it is. */
class DatabaseNotOpened extends StartupError {}

/** A full disk, as the engine's own filesystem numbers it. */
const FULL_DISK = 51

/** Why the embedded database did not open, in a sentence that says what to do; any other error as it is. */
export function openingProblem(error: unknown, folder: string): unknown {
  if (isFullDisk(error))
    return new DatabaseNotOpened(
      `The disk that holds the data folder ${folder} is full. Make room, or set DATA_DIR to a folder on another disk.`,
    )
  const { name, message } = error as Error
  if (name === 'RuntimeError') return notOpened(folder, 'is damaged')
  if (message === NOT_INITIALIZED) return notOpened(folder, 'is damaged, or another version of the engine made it')
  return error
}

/**
 * A new database is written only where there was none, or where a first start was broken off while it wrote one: `unfinished` says so.
 * @throws StartupError where a part of a database lies without what the engine knows it by
 */
export async function refuseRemains(folder: string, unfinished: string) {
  const files = await readdir(join(folder, 'database'))
  if (files.includes('PG_VERSION')) return
  if (files.length > 0 && !existsSync(unfinished)) throw notOpened(folder, 'is damaged')
  await writeFile(unfinished, '')
}

/** What the engine says of a folder that it does not understand. */
const NOT_INITIALIZED = 'PGlite failed to initialize properly'

const notOpened = (folder: string, why: string) =>
  new DatabaseNotOpened(
    `The database in ${join(folder, 'database')} ${why}. Set DATA_DIR to a new folder and restore the newest file of ${join(folder, 'backups')} into it: npm run matchbol -- restore <file>`,
  )

const isFullDisk = (error: unknown) => {
  const { code, errno } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === '53100' || (errno === FULL_DISK && (error as Error).name === 'ErrnoError')
}
