import { type Kysely, sql } from 'kysely'

/**
 * How often articles were read. Whom a day has counted already is known for that day only, by a hash with a salt that is thrown away
 * with it: tables that no log and no backup has.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table post_views (
      post_id integer primary key references posts on delete cascade,
      views integer not null
    )`.execute(db)
  await sql`create unlogged table reading_days (day date primary key, salt text not null)`.execute(db)
  await sql`
    create unlogged table post_readers (
      day date not null,
      post_id integer not null,
      reader text not null,
      primary key (day, post_id, reader)
    )`.execute(db)
}
