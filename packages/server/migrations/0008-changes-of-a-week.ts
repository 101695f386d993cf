import { type Kysely, sql } from 'kysely'

/** The player rating asks what the latest days changed. */
export async function up(db: Kysely<unknown>) {
  await sql`create index rating_changes_by_time on rating_changes (league_id, at)`.execute(db)
}
