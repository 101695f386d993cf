import { chmod, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartupError } from '../startup-error.ts'

/** The data folder cannot be made or written. */
class FolderNotWritable extends StartupError {}

const OWNER_ONLY = 0o700

/**
 * Makes the folder and the database's place in it, or finds them, and closes both to everybody but their owner: the embedded
 * engine makes its files readable and writable for all, whatever the umask.
 * @returns the database's place
 * @throws FolderNotWritable
 */
export async function makePrivateFolder(folder: string): Promise<string> {
  const database = join(folder, 'database')
  try {
    await makeFolders(database)
    await chmod(database, OWNER_ONLY)
  } catch (error) {
    throw new FolderNotWritable(
      `Cannot write to the data folder ${folder}: ${(error as Error).message}. Set DATA_DIR to a folder of yours.`,
    )
  }
  await chmod(folder, OWNER_ONLY).catch(() => {}) // a volume of another owner's: its database is closed all the same
  return database
}

/** The folder and those above it. Node's own way with `recursive` never ends below a folder that takes no new ones, as /proc. */
async function makeFolders(folder: string): Promise<void> {
  if (await isFolder(folder)) return
  if (dirname(folder) !== folder) await makeFolders(dirname(folder))
  await mkdir(folder, { mode: OWNER_ONLY }).catch(async (error) => {
    if (!(await isFolder(folder))) throw error // else another process was faster
  })
}

const isFolder = (path: string) =>
  stat(path).then(
    (it) => it.isDirectory(),
    () => false,
  )
