import { sql } from 'kysely'
import { projections } from '../src/apps/domains.ts'
import type { Db } from '../src/platform/db/client.ts'

const wholeTables = projections.filter(({ columns }) => !columns).map(({ table }) => table)

/** Every row of every table but projections as PostgreSQL writes it, and where each sequence stands: what two equal databases share. */
export async function readContents(db: Db): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
      and table_name <> 'projections' and table_name <> all(${wholeTables}) order by 1`.execute(db)
  const contents: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(db)
    contents[name] = rows.map(({ row }) => row)
  }
  return { ...contents, sequences: await readSequences(db) }
}

async function readSequences(db: Db): Promise<string[]> {
  const { rows: sequences } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = 'public' order by 1`.execute(db)
  const standing: string[] = []
  for (const { name } of sequences) {
    const { rows } = await sql<{ next: number }>`
      select last_value + is_called::int as next from ${sql.table(name)}`.execute(db)
    standing.push(`${name} ${rows[0]?.next}`)
  }
  return standing
}
