import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { Database, Db } from './client.ts'
import { createPGlite } from './create-pglite.ts'
import { openingProblem } from './embedded-problem.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate, type Prepare } from './migrate.ts'
import { makePrivateFolder } from './private-folder.ts'

const MAINTENANCE_MINUTES = 10

/**
 * Opens the embedded database in `folder` with the guards it lacks by itself: a lock against a second process, its own
 * checkpoints and vacuum, a folder closed to others.
 * @throws StartupError where the person at the machine can mend it
 */
export async function openEmbedded(folder: string, prepare: Prepare = migrate): Promise<Database> {
  const dataDir = await makePrivateFolder(folder)
  const unlock = lockFolder(folder)
  try {
    const pglite = await createPGlite({ dataDir })
    const database = await openPGlite(pglite, prepare)
    const timer = setInterval(() => void maintain(pglite).catch(() => {}), MAINTENANCE_MINUTES * 60_000)
    timer.unref()
    const close = async () => {
      clearInterval(timer)
      await maintain(pglite)
      await database.close()
      unlock()
    }
    return { ...database, close }
  } catch (error) {
    unlock()
    throw openingProblem(error, folder)
  }
}

/** Puts our tables and their query builder onto an open PGlite. */
export async function openPGlite(pglite: PGlite, prepare: Prepare = migrate): Promise<Database> {
  const db: Db = new Kysely({ dialect: new PGliteDialect({ pglite }) })
  await prepare(db)
  const close = async () => {
    await db.destroy()
    if (!pglite.closed) await pglite.close() // Kysely leaves alone what it has never asked anything
  }
  return { db, engine: { kind: 'embedded', pglite }, close }
}

const maintain = async (pglite: PGlite) => {
  await pglite.query('vacuum analyze')
  await pglite.query('checkpoint')
}
