import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../startup-error.ts'

/** Another living process holds the folder. */
export class FolderInUse extends StartupError {}

/** The place of the lock is taken by something else, or its filesystem has no locks. */
class FolderNotLockable extends StartupError {}

const SQLITE_BUSY = 5

/**
 * Takes the folder for this process: the embedded database has no lock of its own, and two processes on one folder destroy it.
 * The lock is the operating system's, on a file that stays: it holds between containers, which do not see each other's
 * processes, also while its owner is paused, and ends with its owner however that ends. Node locks files only through SQLite:
 * an empty database in whose write transaction we stay.
 * @returns gives the folder back
 * @throws FolderInUse, FolderNotLockable
 */
export function lockFolder(folder: string): () => void {
  const ownerFile = join(folder, 'database.owner')
  const lock = take(folder, ownerFile)
  writeFileSync(ownerFile, `pid ${process.pid} on ${hostname()}`)
  return () => {
    rmSync(ownerFile, { force: true })
    lock.close()
  }
}

function take(folder: string, ownerFile: string): DatabaseSync {
  const file = join(folder, 'database.lock')
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file)
    lock.exec('pragma journal_mode = memory; begin immediate')
    return lock
  } catch (error) {
    lock?.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY)
      throw new FolderInUse(
        `The data folder ${folder} is in use by another process${nameOfOwner(ownerFile)}. Stop it first, or set DATA_DIR to another folder.`,
      )
    throw new FolderNotLockable(
      `Cannot lock ${file}: ${(error as Error).message}. Move it away if it is not ours, or set DATA_DIR to a folder on a local disk.`,
    )
  }
}

/** For the person only: whether the owner lives, the lock alone says. */
function nameOfOwner(ownerFile: string): string {
  try {
    return ` (${readFileSync(ownerFile, 'utf8')})`
  } catch {
    return ''
  }
}
