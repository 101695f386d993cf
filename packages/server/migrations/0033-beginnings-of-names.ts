import { type Kysely, sql } from 'kysely'

/**
 * Where a name begins is looked up by a function. As part of the generated column, its thousand beginnings were read and made an array
 * again by every statement that writes a row of a table.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function beginning_of_name(name text) returns integer language plpgsql immutable strict parallel safe as $$
    begin
      return width_bucket(name collate uk, ${await beginningsOfNames(db)});
    end $$`.execute(db)
  await sql`alter table standings drop column part`.execute(db) // and with it both indexes that hold it
  await sql`
    alter table standings add column part integer not null generated always as (
      case when played > 0
        then -(won * 10201 + floor(100 * ${share('sets')})::int * 101 + floor(100 * ${share('games')})::int)
        else beginning_of_name(name) end) stored`.execute(db)
  const order = sql`band, part, by_sets, by_games, own_walkovers, by_played, by_rating, name, player_id`
  await sql`create index standings_in_order on standings (season_id, ${order})`.execute(db)
  await sql`create index standings_of_category_in_order on standings (season_id, category_id, ${order})`.execute(db)
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
