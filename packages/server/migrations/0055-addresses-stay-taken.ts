import { type Kysely, sql } from 'kysely'

/** The address of an article that was public outlives it, so that no other comes to stand there. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table post_slugs alter column post_id drop not null`.execute(db)
}
