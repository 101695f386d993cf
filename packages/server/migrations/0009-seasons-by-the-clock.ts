import { type Kysely, sql } from 'kysely'

/** At its announced end the clock finishes a season, unless the league switches that off. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table leagues add column auto_next_season boolean not null default true`.execute(db)
  await sql`create index seasons_by_end on seasons (ends_at) where status = 'ACTIVE'`.execute(db)
}
