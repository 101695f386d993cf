import { type Kysely, sql } from 'kysely'

const shares = sql.raw(`
  games integer not null,
  straight_sets integer not null,
  deciding_set integer not null,
  with_tiebreak integer not null,
  retired integer not null,
  unplayed integer not null`)

/**
 * What completed games add up to, kept by the move that changes it. Months are those of Kyiv's calendar, `2026-11`. Figures of the
 * whole site are spread over a few rows, so that leagues that play at once do not wait for each other.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table player_months (
      user_id integer not null,
      month text not null,
      games integer not null,
      won integer not null,
      lost integer not null,
      primary key (user_id, month)
    )`.execute(db)
  await sql`create index player_months_most on player_months (month, games desc, won desc, user_id)`.execute(db)
  await sql`
    create table player_records (
      user_id integer primary key,
      played integer not null,
      won integer not null,
      lost integer not null,
      form text not null,
      streak integer not null,
      longest_winning_streak integer not null,
      deciding_sets_played integer not null,
      deciding_sets_won integer not null,
      tiebreaks_played integer not null,
      tiebreaks_won integer not null,
      last_at timestamptz not null,
      last_game_id integer not null
    )`.execute(db)
  await sql`
    create table league_months (
      league_id integer not null,
      month text not null,
      ${shares},
      primary key (league_id, month)
    )`.execute(db)
  await sql`
    create table category_months (
      league_id integer not null,
      category_id integer not null,
      month text not null,
      games integer not null,
      primary key (league_id, category_id, month)
    )`.execute(db)
  await sql`
    create table site_months (
      month text not null,
      shard smallint not null,
      ${shares},
      primary key (month, shard)
    )`.execute(db)
  // A player's rating after any of their games, the highest of them, and the strongest whom they have beaten.
  await sql`create index rating_changes_of_member on rating_changes (user_id, league_id, rated_games)`.execute(db)
  await sql`
    create index rating_changes_highest on rating_changes (user_id, after desc, at, game_id)
      where rated_games >= 4`.execute(db)
  await sql`
    create index rating_changes_beaten on rating_changes (opponent_id, before desc, at desc, game_id desc)
      where change <= 0`.execute(db)
}
