import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { Database, Db } from './client.ts'
import { createPGlite } from './create-pglite.ts'
import { openingProblem, refuseRemains } from './embedded-problem.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate, type Prepare } from './migrate.ts'
import { makePrivateFolder } from './private-folder.ts'

const MAINTENANCE_MINUTES = 10
/** A look takes microseconds, and each statement takes one too: this is for a server that nobody asks anything. */
const LOOKS_AT_LOCK_EVERY_MS = 5_000

/**
 * Opens the embedded database in `folder` with the guards it lacks by itself: a lock against a second process, its own
 * checkpoints and vacuum, a folder closed to others.
 * @throws StartupError where the person at the machine can mend it
 */
export async function openEmbedded(folder: string, prepare: Prepare = migrate): Promise<Database> {
  const dataDir = await makePrivateFolder(folder)
  const lock = lockFolder(folder)
  try {
    const unfinished = join(folder, 'database.unfinished')
    await refuseRemains(folder, unfinished)
    const pglite = await createPGlite({ dataDir })
    checkBeforeEach(pglite, lock.check)
    const database = await openPGlite(pglite, prepare)
    await rm(unfinished, { force: true })
    const timers = [
      setInterval(() => void maintain(pglite).catch(() => {}), MAINTENANCE_MINUTES * 60_000),
      setInterval(lock.check, LOOKS_AT_LOCK_EVERY_MS), // what it throws stops the server, as any defect does
    ]
    for (const timer of timers) timer.unref()
    const close = async () => {
      for (const timer of timers) clearInterval(timer)
      lock.check() // the engine writes when it is closed
      await maintain(pglite)
      await database.close()
      lock.release()
    }
    return { ...database, close }
  } catch (error) {
    lock.release()
    throw openingProblem(error, folder)
  }
}

/** Lets the engine do nothing once the folder is not ours. It makes sure that it is ready before all that it is asked. */
function checkBeforeEach(pglite: PGlite, check: () => void) {
  const isReady = pglite._checkReady.bind(pglite)
  pglite._checkReady = async () => {
    check()
    return isReady()
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
