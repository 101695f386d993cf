import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { readyForVerbs } from '../src/apps/open-product-database.ts'
import { createPGlite, openPGlite } from '../src/platform/db/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseImage: string
  }
}

/** One migrated database, dumped once for all test files: an empty one takes seconds, a copy a third of a second. */
export default async function makeImage(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'matchbol-image-'))
  const file = join(folder, 'database.tar')
  const pglite = await createPGlite({})
  const database = await readyForVerbs(await openPGlite(pglite))
  const dump = await pglite.dumpDataDir('none')
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  await database.close()
  project.provide('databaseImage', file)
  return () => rm(folder, { recursive: true, force: true })
}
