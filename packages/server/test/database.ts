import { openAsBlob } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { subscribers } from '../src/apps/subscribers.ts'
import type { Database } from '../src/platform/db/client.ts'
import { createPGlite } from '../src/platform/db/create-pglite.ts'
import { openPGlite } from '../src/platform/db/embedded.ts'
import { leaveAsItIs } from '../src/platform/db/migrate.ts'
import { openPostgres } from '../src/platform/db/postgres.ts'
import { bindSubscribers } from '../src/platform/events/emit.ts'
import { createTestDatabase } from './cluster-database.ts'

/** An empty, migrated database of the engine that this run of the tests is for, with the product's subscribers. */
export async function openTestDatabase(): Promise<Database> {
  const { TEST_DATABASE_URL } = process.env
  const database = TEST_DATABASE_URL ? await openFromTemplate(TEST_DATABASE_URL) : await openFromImage()
  bindSubscribers(database.db, subscribers) // queues and projections are in the image, and in the template
  return database
}

/** Open and used by nobody: to empty one costs a tenth of opening another. */
const free: PGlite[] = []

async function openFromImage(): Promise<Database> {
  const { file, emptying } = inject('databaseImage')
  const used = free.pop()
  await used?.exec(emptying)
  const pglite = used ?? (await createPGlite({ image: await openAsBlob(file) }))
  const database = await openPGlite(lend(pglite), leaveAsItIs)
  return {
    ...database,
    close: async () => {
      await database.close()
      free.push(pglite)
    },
  }
}

/** The same to its borrower, who may close it: what is still asked of it afterwards fails, and does not reach the next one. */
function lend(pglite: PGlite): PGlite {
  let isClosed = false
  const close = async () => {
    isClosed = true
  }
  return new Proxy(pglite, {
    get: (target, key) => {
      if (key === 'closed') return isClosed
      if (key === 'close') return close
      if (isClosed) throw new Error('PGlite is closed')
      const value = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

async function openFromTemplate(clusterUrl: string): Promise<Database> {
  const { url, drop } = await createTestDatabase(clusterUrl, inject('templateDatabase'))
  const database = await openPostgres(url, leaveAsItIs)
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}
