import { type Kysely, sql } from 'kysely'

/** The version with which each projection was built last: by its table, or `table.column, …` where only columns of one are derived. */
export async function up(db: Kysely<unknown>) {
  await sql`create table projections (name text primary key, version integer not null)`.execute(db)
}
