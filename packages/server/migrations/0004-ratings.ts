import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    create table ratings (
      user_id integer not null references users,
      league_id integer not null references leagues,
      points numeric(8, 2) not null,
      rated_games integer not null default 0,
      won integer not null default 0,
      last_five text not null default '',
      start_points numeric(8, 2) not null,
      last_rated_at timestamptz,
      primary key (league_id, user_id)
    )`.execute(db)
  await sql`create index ratings_of_user on ratings (user_id)`.execute(db)
  await sql`create index ratings_by_points on ratings (league_id, points desc)`.execute(db)
  await sql`
    create table rating_changes (
      game_id integer not null references games on delete cascade,
      user_id integer not null references users,
      opponent_id integer not null references users,
      league_id integer not null references leagues,
      sequence integer not null,
      at timestamptz not null,
      before numeric(8, 2) not null,
      after numeric(8, 2) not null,
      change numeric(8, 2) not null,
      rated_games integer not null,
      k double precision not null,
      f double precision not null,
      m double precision not null,
      expected double precision not null,
      chance double precision not null,
      primary key (game_id, user_id)
    )`.execute(db)
  await sql`create index rating_changes_of_user on rating_changes (user_id, at desc, sequence desc)`.execute(db)
  await sql`create index rating_changes_in_order on rating_changes (league_id, sequence)`.execute(db)
}
