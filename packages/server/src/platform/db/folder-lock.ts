import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../startup-error.ts'

/** Another living process holds the folder. */
export class FolderInUse extends StartupError {}

/** The place of the lock is taken by something else, or its filesystem has no locks. */
class FolderNotLockable extends StartupError {}

/** The lock's file is no longer the one that we hold. */
class LockLost extends StartupError {}

interface FolderLock {
  /**
   * Looks whether the folder is still ours: a lock belongs to the file that was opened, wherever that is moved.
   * @throws LockLost
   */
  check(): void
  /** Gives the folder back. */
  release(): void
}

const SQLITE_BUSY = 5

/**
 * Takes the folder for this process: the embedded database has no lock of its own, and two processes on one folder destroy it.
 * The lock is the operating system's, on a file that stays: it holds between containers, which do not see each other's
 * processes, also while its owner is paused, and ends with its owner however that ends. Node locks files only through SQLite:
 * an empty database in whose write transaction we stay.
 * @throws FolderInUse, FolderNotLockable
 */
export function lockFolder(folder: string): FolderLock {
  const [file, ownerFile] = [join(folder, 'database.lock'), join(folder, 'database.owner')]
  const lock = take(folder, file, ownerFile)
  const inode = inodeOf(file)
  const check = () => {
    if (inodeOf(file) !== inode)
      throw new LockLost(
        `${file} was moved away or replaced while we ran, so that another process may work in the folder now: nothing more is written. Start again.`,
      )
  }
  writeFileSync(ownerFile, `pid ${process.pid} on ${hostname()}`)
  const release = () => {
    rmSync(ownerFile, { force: true })
    lock.close()
  }
  return { check, release }
}

const inodeOf = (file: string) => statSync(file, { bigint: true, throwIfNoEntry: false })?.ino

function take(folder: string, file: string, ownerFile: string): DatabaseSync {
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
      `Cannot lock ${file}: ${(error as Error).message}. Remove what stands there while no server runs in this folder, or set DATA_DIR to a folder on a local disk.`,
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
