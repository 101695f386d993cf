import { type Kysely, sql } from 'kysely'

/** Active members of each league, by category and rating, and of the whole site: kept by comings, goings and games. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table leagues add column active_members integer not null default 0`.execute(db)
  await sql`
    create table member_bands (
      league_id integer not null,
      category_id integer not null,
      band integer not null,
      players integer not null,
      points numeric(14, 2) not null,
      primary key (league_id, category_id, band)
    )`.execute(db)
  await sql`
    create table site_bands (
      band integer not null,
      shard smallint not null,
      players integer not null,
      primary key (band, shard)
    )`.execute(db)
  await sql`create table active_people (user_id integer primary key, leagues integer not null)`.execute(db)
  await sql`create table site_people (shard smallint primary key, players integer not null)`.execute(db)
}
