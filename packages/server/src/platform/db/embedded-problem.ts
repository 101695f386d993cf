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
  if ((error as Error).name === 'RuntimeError')
    return new DatabaseNotOpened(
      `The database in ${join(folder, 'database')} is damaged. Set DATA_DIR to a new folder and restore the newest file of ${join(folder, 'backups')} into it: npm run matchbol -- restore <file>`,
    )
  return error
}

const isFullDisk = (error: unknown) => {
  const { code, errno } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === '53100' || (errno === FULL_DISK && (error as Error).name === 'ErrnoError')
}
