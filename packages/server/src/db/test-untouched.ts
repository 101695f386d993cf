import type { Database } from './client.ts'
import { createPGlite, openPGlite } from './embedded.ts'
import { leaveAsItIs } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { createTestDatabase } from './test-db.ts'

/** A database of the engine that this run of the tests is for, in which nothing was ever done. */
export const openUntouched = (): Promise<Database> =>
  process.env.TEST_DATABASE_URL ? openUntouchedPostgres(process.env.TEST_DATABASE_URL) : openUntouchedEmbedded()

export async function openUntouchedEmbedded(): Promise<Database> {
  return openPGlite(await createPGlite({}), leaveAsItIs)
}

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
