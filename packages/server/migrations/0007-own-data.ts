import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`alter table users add column deleted_at timestamptz`.execute(db)
  await sql`
    create table calendar_feeds (
      user_id integer primary key references users on delete cascade,
      secret_hash text not null unique,
      made_at timestamptz not null
    )`.execute(db)
  // Blocks that outlive a deleted account, until the same person signs in and a new account carries them.
  await sql`create table blocked_identities (hash text primary key, kept_at timestamptz not null)`.execute(db)
}
