import { type Kysely, sql } from 'kysely'

/**
 * Members with their names: in the order in which lists name them, found by a part of the name within their league, and counted along
 * that order, so that a far page is entered where it begins. Null until they are built.
 */
export async function up(db: Kysely<unknown>) {
  await sql`create extension if not exists btree_gin`.execute(db)
  await sql`
    alter table memberships
      add column first_name text collate uk,
      add column last_name text collate uk,
      add column search_name text`.execute(db)
  await sql`
    create index memberships_by_name on memberships (league_id, first_name, last_name, user_id)
    where status = 'ACTIVE'`.execute(db)
  await sql`
    create index memberships_of_category_by_name on memberships (category_id, first_name, last_name, user_id)
    where status = 'ACTIVE'`.execute(db)
  // The league as another type than in other indexes: one of these would be entered instead, and all of its members be read. What is new
  // is entered at once: a list of what is to be entered would be read by each search, and make it look dear.
  await sql`
    create index memberships_search_name
    on memberships using gin ((league_id::bigint), search_name gin_trgm_ops) with (fastupdate = off)`.execute(db)
  await sql`drop index users_by_name`.execute(db)
  await createStarts(db)
  await createCounts(db)
}

const alphabets = ['абвгґдеєжзиіїйклмнопрстуфхцчшщьюя', 'abcdefghijklmnopqrstuvwxyz'].map((letters) => [...letters])

/** Where in the alphabet a name begins: with which letter or which two, or behind which it stands; an empty text before all of them. */
async function createStarts(db: Kysely<unknown>) {
  const pairs = alphabets.flatMap((letters) => letters.flatMap((first) => letters.map((second) => first + second)))
  for (const [name, starts] of [
    ['first_letter_of_name', alphabets.flat()],
    ['first_letters_of_name', pairs],
  ] as const) {
    const { rows } = await sql<{ start: string }>`
      select start from json_array_elements_text(${JSON.stringify(starts)}::json) start order by start collate uk`.execute(
      db,
    )
    const inOrder = sql.raw(`array[${rows.map(({ start }) => `'${start}'`).join()}]::text[]`)
    await sql`
      create function ${sql.raw(name)}(name text) returns text language plpgsql immutable strict parallel safe as $$
      begin
        return coalesce((${inOrder})[width_bucket(name collate uk, ${inOrder})], '');
      end $$`.execute(db)
  }
}

/** Active members of a league: by the first two letters of the first name (level 1), and by that name and the first letter of the last (level 2). */
async function createCounts(db: Kysely<unknown>) {
  await sql`
    create table member_name_counts (
      league_id integer not null,
      level smallint not null,
      beginning text not null collate uk,
      first_name text not null collate uk,
      initial text not null collate uk,
      players integer not null,
      primary key (league_id, level, beginning, first_name, initial)
    )`.execute(db)
  await sql`create index member_name_counts_empty on member_name_counts (league_id) where players = 0`.execute(db)
  const columns = sql`league_id, status, first_name, last_name`
  const [come, gone] = [sql`select ${columns}, 1 as step from come`, sql`select ${columns}, -1 as step from gone`]
  await countWhen(db, 'insert', sql`new table as come`, come)
  await countWhen(db, 'delete', sql`old table as gone`, gone)
  await countWhen(db, 'update', sql`old table as gone new table as come`, sql`${come} union all ${gone}`)
}

/** Counts follow each statement that writes memberships, whoever makes it: none can forget to. */
async function countWhen(
  db: Kysely<unknown>,
  what: 'insert' | 'update' | 'delete',
  tables: ReturnType<typeof sql>,
  moved: ReturnType<typeof sql>,
) {
  const name = sql.raw(`count_member_names_on_${what}`)
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    declare is_any_empty boolean;
    begin
      with names as (
        select league_id, first_name, last_name, sum(step) as players
        from (${moved}) moved
        where status = 'ACTIVE' and first_name is not null
        group by 1, 2, 3
        having sum(step) <> 0
      ), steps as (
        select league_id, level, first_letters_of_name(first_name) as beginning,
          case level when 2 then first_name else '' end as first_name,
          case level when 2 then first_letter_of_name(last_name) else '' end as initial, sum(players) as players
        from names, (values (1), (2)) levels (level)
        group by 1, 2, 3, 4, 5
        having sum(players) <> 0
      ), counted as (
        insert into member_name_counts as counts (league_id, level, beginning, first_name, initial, players)
        select * from steps order by 1, 2, 3, 4, 5
        on conflict (league_id, level, beginning, first_name, initial) do update set players = counts.players + excluded.players
        returning players
      )
      select bool_or(players = 0) into is_any_empty from counted;
      if is_any_empty then
        delete from member_name_counts where players = 0 and league_id in (select league_id from (${moved}) moved);
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger ${name} after ${sql.raw(what)} on memberships referencing ${tables}
    for each statement execute function ${name}()`.execute(db)
}
