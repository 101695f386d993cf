import { type Kysely, sql } from 'kysely'

/** What is new is entered at once: a list of what is to be entered would be read by each search, and make the index look dear. */
export async function up(db: Kysely<unknown>) {
  await sql`alter index search_words_alike set (fastupdate = off)`.execute(db)
  await sql`alter index search_entries_by_words set (fastupdate = off)`.execute(db)
}
