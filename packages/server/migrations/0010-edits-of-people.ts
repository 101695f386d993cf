import { type Kysely, sql } from 'kysely'

/** Each name is followed at Telegram until it is edited by itself; whom an administrator demoted, the settings do not promote again. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table users
      add column first_name_edited boolean not null default false,
      add column last_name_edited boolean not null default false,
      add column is_demoted boolean not null default false`.execute(db)
  await sql`update users set first_name_edited = true, last_name_edited = true where names_edited`.execute(db)
  await sql`alter table users drop column names_edited`.execute(db)
}
