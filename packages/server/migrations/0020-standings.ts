import { type Kysely, sql } from 'kysely'

/**
 * The table of a season, a row for each player, kept in its order: who played by points, wins, shares of sets and of games, own
 * walkovers, games and rating, the others by name. `band` and `part` coarsen that order to whole numbers, by which rows are counted, so
 * that a place is found, and the start of a page, without reading what stands above.
 */
export async function up(db: Kysely<unknown>) {
  await createSeasonPlayers(db)
  await createStandings(db)
  await createCounts(db)
  await sql`
    create index games_of_season_by_pair on games (season_id, inviter_id, invitee_id) where status = 'COMPLETED'`.execute(
    db,
  )
}

/** What a finished season's table does not take from its games: who stood in it, in which category, and the rating it ended with. */
async function createSeasonPlayers(db: Kysely<unknown>) {
  await sql`
    create table season_players (
      season_id integer not null references seasons on delete cascade,
      player_id integer not null references users,
      category_id integer,
      rating numeric(8, 2),
      primary key (season_id, player_id)
    )`.execute(db)
  await sql`create index seasons_of_player on season_players (player_id)`.execute(db)
  await sql`alter table seasons add column closing_sequence integer`.execute(db)
  await sql`
    insert into season_players (season_id, player_id, category_id, rating)
    select seasons.id, (row->>'playerId')::int, (row->>'categoryId')::int, (row->>'rating')::numeric
    from seasons, jsonb_array_elements(frozen_table) row
    where status = 'FINISHED'`.execute(db)
  await sql`
    update seasons set closing_sequence = coalesce((
      select max(completed_sequence) from games
      where games.league_id = seasons.league_id and games.season_id <= seasons.id and games.status = 'COMPLETED'), 0)
    where status = 'FINISHED'`.execute(db)
  await sql`alter table seasons drop column frozen_table`.execute(db)
}

async function createStandings(db: Kysely<unknown>) {
  await sql`
    create table standings (
      season_id integer not null references seasons on delete cascade,
      player_id integer not null references users,
      category_id integer,
      name text not null collate uk,
      rating numeric(8, 2),
      points integer not null default 0,
      played integer not null default 0,
      won integer not null default 0,
      lost integer not null default 0,
      sets_won integer not null default 0,
      sets_lost integer not null default 0,
      games_won integer not null default 0,
      games_lost integer not null default 0,
      own_walkovers integer not null default 0,
      latest jsonb not null default '[]',
      band integer not null generated always as (case when played > 0 then -points else 1000000000 end) stored,
      part integer not null generated always as (
        case when played > 0
          then -(won * 10201 + floor(100 * ${share('sets')})::int * 101 + floor(100 * ${share('games')})::int)
          else width_bucket(name, ${await beginningsOfNames(db)}) end) stored,
      by_sets double precision not null generated always as (-${share('sets')}) stored,
      by_games double precision not null generated always as (-${share('games')}) stored,
      by_played integer not null generated always as (-played) stored,
      by_rating numeric not null generated always as (
        case when played > 0 then -coalesce(rating, -1000000) else 0 end) stored,
      primary key (season_id, player_id)
    )`.execute(db)
  const order = sql`band, part, by_sets, by_games, own_walkovers, by_played, by_rating, name, player_id`
  await sql`create index standings_in_order on standings (season_id, ${order})`.execute(db)
  await sql`create index standings_of_category_in_order on standings (season_id, category_id, ${order})`.execute(db)
  await sql`create index standings_of_player on standings (player_id)`.execute(db)
}

const share = (what: 'sets' | 'games') => {
  const [won, lost] = [sql.ref(`${what}_won`), sql.ref(`${what}_lost`)]
  return sql`(case when ${won} + ${lost} = 0 then 0 else ${won}::double precision / (${won} + ${lost}) end)`
}

/** Two letters each, in the order of the collation. */
async function beginningsOfNames(db: Kysely<unknown>) {
  const letters = [...'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя']
  const pairs = letters.flatMap((first) => letters.map((second) => first + second))
  const { rows } = await sql<{ pair: string }>`
    select pair from json_array_elements_text(${JSON.stringify(pairs)}::json) pair order by pair collate uk`.execute(db)
  return sql.raw(`array[${rows.map(({ pair }) => `'${pair}'`).join()}]::text[]`)
}

/** Rows of a table, of all categories (0) and of each: by band (level 1), and within a band by part (level 2). */
async function createCounts(db: Kysely<unknown>) {
  await sql`
    create table standing_counts (
      season_id integer not null,
      category_id integer not null,
      level smallint not null,
      band integer not null,
      part integer not null,
      players integer not null,
      primary key (season_id, category_id, level, band, part)
    )`.execute(db)
  await sql`create index standing_counts_empty on standing_counts (season_id) where players = 0`.execute(db)
  const columns = sql`season_id, category_id, band, part`
  const [come, gone] = [sql`select ${columns}, 1 as step from come`, sql`select ${columns}, -1 as step from gone`]
  await countWhen(db, 'insert', sql`new table as come`, come)
  await countWhen(db, 'delete', sql`old table as gone`, gone)
  await countWhen(db, 'update', sql`old table as gone new table as come`, sql`${come} union all ${gone}`)
}

/** Counts follow each statement that writes the rows, whoever makes it: none can forget to. */
async function countWhen(
  db: Kysely<unknown>,
  what: 'insert' | 'update' | 'delete',
  tables: ReturnType<typeof sql>,
  moved: ReturnType<typeof sql>,
) {
  const name = sql.raw(`count_standings_on_${what}`)
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    declare is_any_empty boolean;
    begin
      with steps as (
        select season_id, list as category_id, level, band, case level when 2 then part else 0 end as part, sum(step) as players
        from (${moved}) moved, lateral (values (0), (category_id)) lists (list), (values (1), (2)) levels (level)
        where list is not null
        group by 1, 2, 3, 4, 5
        having sum(step) <> 0
      ), counted as (
        insert into standing_counts as counts (season_id, category_id, level, band, part, players)
        select * from steps order by 1, 2, 3, 4, 5
        on conflict (season_id, category_id, level, band, part) do update set players = counts.players + excluded.players
        returning players
      )
      select bool_or(players = 0) into is_any_empty from counted;
      if is_any_empty then
        delete from standing_counts where players = 0 and season_id in (select season_id from (${moved}) moved);
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger ${name} after ${sql.raw(what)} on standings referencing ${tables}
    for each statement execute function ${name}()`.execute(db)
}
