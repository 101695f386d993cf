import type { Database } from '../src/platform/db/client.ts'
import { createPGlite } from '../src/platform/db/create-pglite.ts'
import { openPGlite } from '../src/platform/db/embedded.ts'
import { leaveAsItIs } from '../src/platform/db/migrate.ts'
import { openPostgres } from '../src/platform/db/postgres.ts'
import { createTestDatabase } from './cluster-database.ts'

/** A database of the engine that this run of the tests is for, in which nothing was ever done. */
export const openUntouched = (): Promise<Database> =>
  process.env.TEST_DATABASE_URL ? openUntouchedPostgres(process.env.TEST_DATABASE_URL) : openUntouchedEmbedded()

export const openUntouchedEmbedded = async (): Promise<Database> => openPGlite(await createPGlite(), leaveAsItIs)

async function openUntouchedPostgres(clusterUrl: string): Promise<Database> {
  const { url, drop } = await createTestDatabase(clusterUrl)
  const database = await openPostgres(url, leaveAsItIs)
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}
