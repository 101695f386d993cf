import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`alter table users add column photo_source text`.execute(db)
  await sql`
    create table photos (
      user_id integer primary key references users on delete cascade,
      source text not null,
      media_type text,
      bytes bytea,
      fetched_at timestamptz not null
    )`.execute(db)
}
