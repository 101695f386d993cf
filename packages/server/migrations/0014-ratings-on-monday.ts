import { type Kysely, sql } from 'kysely'

/** What a rating was when its latest week of changes began: the weekly change of place and points is against it. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table ratings
      add column week_start timestamptz,
      add column week_start_points numeric(8, 2),
      add column week_start_games integer,
      add column week_start_rated_at timestamptz`.execute(db)
  await sql`drop index rating_changes_by_time`.execute(db)
}
