import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PlainReason } from '../plain-reason.ts'

/** Another living process holds the folder. */
export class FolderInUse extends PlainReason {
  constructor(folder: string, pid: string) {
    super(
      `The data folder ${folder} is in use by another process (pid ${pid}). Stop it first, or set DATA_DIR to another folder.`,
    )
  }
}

/**
 * Takes the folder for this process: the embedded database has no lock of its own, and two processes on one folder lose
 * each other's rows. The lock names its owner's pid and start; one whose owner is gone is taken over.
 * @returns a function that gives the folder back
 * @throws FolderInUse
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, 'matchbol.lock')
  const own = `${process.pid} ${startOf(process.pid)}`
  const draft = `${lock}.${process.pid}`
  await writeFile(draft, own)
  try {
    for (;;) {
      if (await takes(draft, lock)) return () => rm(lock, { force: true })
      const owner = await readFile(lock, 'utf8').catch(() => '')
      if (isAlive(owner)) throw new FolderInUse(folder, owner.split(' ')[0] ?? '')
      await putAside(lock, owner, folder)
    }
  } finally {
    await rm(draft, { force: true })
  }
}

/** Linking fails when the lock exists, so of two processes one wins. */
const takes = (draft: string, lock: string) =>
  link(draft, lock).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )

/** Moves a dead owner's lock away, unless somebody took it over in between: then that one is put back. */
async function putAside(lock: string, deadOwner: string, folder: string) {
  const aside = `${lock}.${process.pid}.dead`
  await rename(lock, aside).catch(() => {})
  const moved = await readFile(aside, 'utf8').catch(() => deadOwner)
  if (moved !== deadOwner) {
    await rename(aside, lock)
    throw new FolderInUse(folder, moved.split(' ')[0] ?? '')
  }
  await rm(aside, { force: true })
}

function isAlive(owner: string): boolean {
  const [pid, start] = owner.split(' ')
  if (!pid || !Number(pid)) return false
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return startOf(Number(pid)) === start
}

/**
 * When the process started, in ticks since boot, so that a pid given out again is not taken for its first owner. One that
 * ended and whose parent has not noticed yet holds nothing any more.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '')
  } catch {
    return '' // no /proc on this system: the pid alone has to do
  }
}
