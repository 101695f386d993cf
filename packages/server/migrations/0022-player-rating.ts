import { type Kysely, sql } from 'kysely'

/** The player rating in its order, the counts by which a place and a page are found in it, and where each stood on Monday. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table rated_players (
      league_id integer not null,
      user_id integer not null,
      category_id integer,
      is_recent boolean not null,
      points numeric(8, 2) not null,
      last_rated_at timestamptz not null,
      primary key (league_id, user_id)
    )`.execute(db)
  await sql`
    create index rated_players_in_order on rated_players (league_id, is_recent desc, points desc, user_id)`.execute(db)
  await sql`
    create index rated_players_of_category
      on rated_players (league_id, category_id, is_recent desc, points desc, user_id)`.execute(db)
  await sql`create index rated_players_resting on rated_players (last_rated_at) where is_recent`.execute(db)
  await sql`
    create table rating_histogram (
      league_id integer not null,
      among integer not null,
      step smallint not null,
      is_recent boolean not null,
      bucket integer not null,
      players integer not null,
      primary key (league_id, among, step, is_recent, bucket)
    )`.execute(db)
  await sql`
    create table rating_weeks (
      league_id integer primary key references leagues on delete cascade,
      week_start timestamptz not null
    )`.execute(db)
  await sql`
    create table ratings_on_monday (
      league_id integer not null,
      user_id integer not null,
      points numeric(8, 2) not null,
      place integer not null,
      category_id integer,
      category_place integer not null,
      primary key (league_id, user_id),
      foreign key (league_id, user_id) references ratings on delete cascade
    )`.execute(db)
  await sql`
    alter table ratings
      drop column week_start,
      drop column week_start_points,
      drop column week_start_games,
      drop column week_start_rated_at`.execute(db)
  // The pages of a person's changes, of one league too, are found in the index alone.
  await sql`drop index rating_changes_of_user`.execute(db)
  await sql`
    create index rating_changes_of_user
      on rating_changes (user_id, at desc, sequence desc) include (league_id, game_id)`.execute(db)
}
