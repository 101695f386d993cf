import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { readyForVerbs } from '../src/apps/open-product-database.ts'
import type { Db } from '../src/platform/db/client.ts'
import { createPGlite } from '../src/platform/db/create-pglite.ts'
import { openPGlite } from '../src/platform/db/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the image of a migrated database lies, and the SQL that makes a used copy of it as it was. */
    databaseImage: { file: string; emptying: string }
  }
}

/** A database dumped once for all test files: to make one anew takes seconds, a copy a third of a second. */
export default async function makeImage(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'matchbol-image-'))
  const pglite = await createPGlite()
  const database = await readyForVerbs(await openPGlite(pglite))
  const file = join(folder, 'migrated.tar')
  const image = await pglite.dumpDataDir('none')
  await writeFile(file, Buffer.from(await image.arrayBuffer()))
  project.provide('databaseImage', { file, emptying: await emptyingOf(database.db) })
  await database.close()
  return () => rm(folder, { recursive: true, force: true })
}

/**
 * Empties all tables and writes the few rows again that stand in them now. Few tables hold anything after a test, and little: to delete
 * it costs a seventh of truncating them, and what is prepared stays so.
 */
async function emptyingOf(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  const names = tables.map(({ name }) => name)
  const refilling: string[] = []
  for (const name of names) {
    const { rows } = await sql<{ insert: string | null }>`
      select format('insert into %s overriding system value select * from json_populate_recordset(null::%1$s, %L)',
        ${name}::text, json_agg(t)) as insert
      from ${sql.raw(name)} t having count(*) > 0`.execute(db)
    refilling.push(...rows.flatMap(({ insert }) => insert ?? []))
  }
  return [
    'set session_replication_role = replica', // triggers would write once more what is written here, and hold the order of deleting
    ...names.map((name) => `delete from ${name}`),
    'select setval(seqrelid, seqstart, false) from pg_sequence',
    ...refilling,
    'set session_replication_role = origin',
  ].join(';\n')
}
