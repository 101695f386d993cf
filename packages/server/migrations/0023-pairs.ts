import { type Kysely, sql } from 'kysely'

/** What two players are to each other in a league, how many games each day had, and an index for each way to list games. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table pairs (
      a integer not null,
      b integer not null,
      league_id integer not null,
      played integer not null,
      won_by_a integer not null,
      won_by_b integer not null,
      sets_of_a integer not null,
      sets_of_b integer not null,
      games_of_a integer not null,
      games_of_b integer not null,
      last_at timestamptz not null,
      primary key (a, b, league_id)
    )`.execute(db)
  await sql`create index pairs_of_a on pairs (a, league_id, last_at)`.execute(db)
  await sql`create index pairs_of_b on pairs (b, league_id, last_at)`.execute(db)
  await sql`
    create table league_game_days (
      league_id integer not null, day date not null, games integer not null, primary key (league_id, day)
    )`.execute(db)
  await sql`
    create table site_game_days (
      day date not null, part smallint not null, games integer not null, primary key (day, part)
    )`.execute(db)

  // Who has yet to get a rating in a league: they stand at the start points of their category.
  await sql`alter table memberships add column is_rated boolean not null default false`.execute(db)
  await sql`
    create index memberships_unrated on memberships (league_id, category_id, user_id)
    where status = 'ACTIVE' and not is_rated`.execute(db)

  await sql`
    create index games_of_pair on games
      (least(inviter_id, invitee_id), greatest(inviter_id, invitee_id), completed_at desc, id desc)
    where status = 'COMPLETED'`.execute(db)
  await sql`drop index games_of_season`.execute(db)
  await sql`
    create index games_of_season on games (season_id, completed_at desc, id desc) where status = 'COMPLETED'`.execute(
    db,
  )
  for (const side of ['inviter', 'invitee']) {
    await sql`drop index ${sql.ref(`games_of_${side}`)}`.execute(db)
    await sql`
      create index ${sql.ref(`games_of_${side}`)} on games
        (${sql.ref(`${side}_id`)}, status, completed_at desc, id desc)`.execute(db)
    await sql`
      create index ${sql.ref(`games_of_${side}_category`)} on games
        (${sql.ref(`${side}_category_id`)}, completed_at desc, id desc) where status = 'COMPLETED'`.execute(db)
    await sql`
      create index ${sql.ref(`open_games_of_${side}`)} on games (${sql.ref(`${side}_id`)}, league_id)
        where status in ('PENDING', 'ACCEPTED', 'PENDING_CONFIRMATION', 'DISPUTED')`.execute(db)
  }
  await sql`
    create index games_not_completed on games (status, completed_at desc, id desc)
    where status <> 'COMPLETED'`.execute(db)
  await sql`
    create index games_to_decide on games (id)
    where status = 'DISPUTED' or (status = 'PENDING_CONFIRMATION' and confirm_by is null)`.execute(db)
}
