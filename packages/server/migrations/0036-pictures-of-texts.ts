import { type Kysely, sql } from 'kysely'

/** Which texts show which pictures, so that none is forgotten while it is shown; who deletes the account takes theirs along. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table text_pictures (
      kind text not null,
      text_id integer not null,
      url text not null references uploads on delete cascade,
      primary key (kind, text_id, url)
    )`.execute(db)
  await sql`create index text_pictures_by_url on text_pictures (url)`.execute(db)
}
