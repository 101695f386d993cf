import { type Kysely, sql } from 'kysely'

/**
 * What the search of the site finds beside people and articles, which have indexes of their own; and every word by which anything is
 * found, to tell what somebody meant who mistyped one.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table search_entries (
      kind text not null,
      id integer not null,
      title text not null,
      place text,
      words tsvector not null,
      weight double precision not null,
      primary key (kind, id)
    )`.execute(db)
  await sql`create index search_entries_by_words on search_entries using gin (words)`.execute(db)
  // Byte by byte, so that a word is found by how it begins.
  await sql`create table search_words (word text collate "C" primary key, uses integer not null)`.execute(db)
  await sql`create index search_words_alike on search_words using gin (word gin_trgm_ops)`.execute(db)
  await createCounting(db)
  await countNewPeople(db)
  await countEachRow(db, 'users', 'update or delete', {
    of: 'search_name, deleted_at',
    isFound: (row) => sql`${row}.deleted_at is null`,
    words: (row) => sql`string_to_array(${row}.search_name, ' ')`,
  })
  await countEachRow(db, 'posts', 'insert or update or delete', {
    of: 'search, status',
    isFound: (row) => sql`${row}.status = 'PUBLISHED'`,
    words: (row) => sql`tsvector_to_array(${row}.search)`,
  })
  await countEachRow(db, 'search_entries', 'insert or update or delete', {
    of: 'words',
    isFound: () => sql`true`,
    words: (row) => sql`tsvector_to_array(${row}.words)`,
  })
}

type Sql = ReturnType<typeof sql>

/** Words are written in one order, whoever writes them; what is behind a # is a tag, which nobody types. */
const createCounting = (db: Kysely<unknown>) =>
  sql`
    create function count_search_words(gone text[], come text[]) returns void language plpgsql as $$
    begin
      insert into search_words as counted (word, uses)
      select word, sum(step) from (
        select unnest(gone) as word, -1 as step union all select unnest(come), 1
      ) moved
      where left(word, 1) not in ('', '#')
      group by word having sum(step) <> 0 order by word
      on conflict (word) do update set uses = counted.uses + excluded.uses;
      delete from search_words where word = any(gone) and uses = 0;
    end $$`.execute(db)

/** By statement: an import adds many at a time. */
async function countNewPeople(db: Kysely<unknown>) {
  await sql`
    create function count_words_of_new_people() returns trigger language plpgsql as $$
    begin
      perform count_search_words(null, (
        select array_agg(word) from come, unnest(string_to_array(search_name, ' ')) word where deleted_at is null
      ));
      return null;
    end $$`.execute(db)
  await sql`
    create trigger count_words_of_new_people after insert on users referencing new table as come
    for each statement execute function count_words_of_new_people()`.execute(db)
}

interface Counted {
  /** Columns with which its words change. */
  of: string
  isFound: (row: Sql) => Sql
  words: (row: Sql) => Sql
}

/** Counts follow each row that is written, whoever writes it: none can forget to. */
async function countEachRow(db: Kysely<unknown>, table: string, when: string, { of, isFound, words }: Counted) {
  const name = sql.raw(`count_words_of_${table}`)
  const [before, after] = [sql.raw('old'), sql.raw('new')]
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    declare
      gone text[];
      come text[];
    begin
      if tg_op <> 'INSERT' then
        if ${isFound(before)} then gone := ${words(before)}; end if;
      end if;
      if tg_op <> 'DELETE' then
        if ${isFound(after)} then come := ${words(after)}; end if;
      end if;
      if gone is distinct from come then perform count_search_words(gone, come); end if;
      return null;
    end $$`.execute(db)
  const events = sql.raw(when.replace('update', `update of ${of}`))
  await sql`
    create trigger ${name} after ${events} on ${sql.table(table)}
    for each row execute function ${name}()`.execute(db)
}
