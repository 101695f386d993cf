import { type Kysely, sql } from 'kysely'

/** People in the order in which lists of members name them: a page of a large league is read in it, not sorted. */
export async function up(db: Kysely<unknown>) {
  await sql`create index users_by_name on users (first_name collate uk, last_name collate uk, id)`.execute(db)
}
