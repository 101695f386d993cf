import { type Kysely, sql } from 'kysely'

/** When an administrator has last changed an article for its author, who has not touched it since. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table posts add column edited_for_author_at timestamptz`.execute(db)
}
