import type { TestProject } from 'vitest/node'
import { readyForVerbs } from '../src/apps/open-product-database.ts'
import { openPostgres } from '../src/platform/db/postgres.ts'
import { createTestDatabase } from './cluster-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of a migrated database on the throw-away cluster. */
    templateDatabase: string
  }
}

/** One migrated database, of which all test files get copies: the migrations take ten times as long as a copy. */
export default async function makeTemplate(project: TestProject) {
  const { name, url, drop } = await createTestDatabase(process.env.TEST_DATABASE_URL ?? '')
  const database = await readyForVerbs(await openPostgres(url))
  await database.close()
  project.provide('templateDatabase', name)
  return drop
}
