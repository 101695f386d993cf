import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

/** Counters that are gone in a day, what the migrations keep for themselves, and what is built anew. */
const NOT_KEPT = ['rate_limits', 'kysely_migration', 'kysely_migration_lock', 'projections']

export interface KeptTable {
  name: string
  /** Those that can be written: not the generated ones. */
  columns: string[]
  key: string[]
  /** Has columns of bytes: a row may be as large as a picture. */
  isHeavy: boolean
  /** Its first rows are written by a migration, which says so in the table's comment: an empty database has them. */
  isSeeded: boolean
  /** Identity columns, each with the sequence that numbers it. */
  identities: Record<string, string>
  /** Tables whose rows must be there first. */
  needs: string[]
}

/**
 * The tables that a backup keeps, as the database has them, each behind those that it refers to; projections are built anew, and
 * what no log has (`unlogged`) is fleeting.
 */
export async function readKeptTables(db: Db): Promise<KeptTable[]> {
  const notKept = [...NOT_KEPT, ...(await projectedTables(db))]
  const { rows } = await sql<KeptTable>`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.atttypid = 'bytea'::regtype) as "isHeavy",
      obj_description(c.oid, 'pg_class') is not distinct from 'seeded' as "isSeeded",
      (select coalesce(json_object_agg(a.attname, pg_get_serial_sequence(quote_ident(c.relname), a.attname)), '{}')
        from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '') as identities,
      (select coalesce(json_agg(distinct f.relname), '[]') from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as needs
    from pg_class c
    where c.relkind = 'r' and c.relpersistence = 'p' and c.relnamespace = current_schema()::regnamespace and c.relname <> all (${notKept}::text[])
    order by c.relname`.execute(db)
  return behindWhatTheyNeed(rows)
}

/** In an older shape of the database there are none. */
async function projectedTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('projections') is not null as exists`.execute(db)
  if (!rows[0]?.exists) return []
  return (await db.selectFrom('projections').select('name').execute()).map(({ name }) => name)
}

function behindWhatTheyNeed(tables: readonly KeptTable[]): KeptTable[] {
  const ordered: KeptTable[] = []
  const placed = new Set<string>()
  while (ordered.length < tables.length) {
    const ready = tables.filter(({ name, needs }) => !placed.has(name) && needs.every((needed) => placed.has(needed)))
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle')
    ordered.push(...ready)
    for (const { name } of ready) placed.add(name)
  }
  return ordered
}
