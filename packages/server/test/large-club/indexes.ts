import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/client.ts'

/** Does the work without the indexes of these tables, but for those that a constraint has, and makes them anew after it. */
export async function withoutIndexes(db: Db, tables: readonly string[], work: () => Promise<void>) {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = any(${tables}::text[]) and schemaname = 'public'
      and not exists (select from pg_constraint where conname = indexname)`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  await work()
  for (const { definition } of rows) await sql.raw(definition).execute(db)
}
