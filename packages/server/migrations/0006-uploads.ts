import { type Kysely, sql } from 'kysely'

/** Photos from Telegram become uploads like any other; the clock fetches them again, and they are then drawn afresh. */
export async function up(db: Kysely<unknown>) {
  // No foreign key on the owner: users refer to their photo, and a backup needs an order without circles.
  await sql`
    create table uploads (
      url text primary key,
      owner_id integer not null,
      bytes bytea not null,
      made_at timestamptz not null
    )`.execute(db)
  await sql`create index uploads_of_owner on uploads (owner_id, made_at)`.execute(db)
  await sql`update users set photo_url = null`.execute(db)
  await sql`
    alter table users
      add column photo_is_chosen boolean not null default false,
      add column photo_tried text,
      add foreign key (photo_url) references uploads`.execute(db)
  await sql`alter table games add column image_url text references uploads`.execute(db)
  await sql`create index users_by_photo on users (photo_url) where photo_url is not null`.execute(db)
  await sql`create index games_by_image on games (image_url) where image_url is not null`.execute(db)
  await sql`drop table photos`.execute(db)
}
