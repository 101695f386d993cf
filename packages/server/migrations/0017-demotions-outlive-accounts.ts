import { type Kysely, sql } from 'kysely'

/** What is kept of a deleted account until the same person signs in again: a block as before, and a demotion too. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table blocked_identities rename to kept_identities`.execute(db)
  await sql`
    alter table kept_identities
      add column is_blocked boolean not null default true,
      add column is_demoted boolean not null default false`.execute(db)
  await sql`alter table kept_identities alter column is_blocked drop default`.execute(db)
}
