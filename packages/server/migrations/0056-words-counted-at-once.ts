import { type Kysely, sql } from 'kysely'

/**
 * Words of articles and entries that come many at a time, as all do when entries are first made or a backup is restored, are counted
 * once for all. Row by row, the common ones were changed as often as there were rows, in one transaction: each time all versions that
 * the row had had before were gone through.
 */
export async function up(db: Kysely<unknown>) {
  await sql`drop trigger count_words_of_search_entries on search_entries`.execute(db)
  await sql`drop function count_words_of_search_entries()`.execute(db)
  await countAtOnce(
    db,
    'search_entries',
    { insert: ['come'], update: ['gone', 'come'], delete: ['gone'] },
    (rows) => sql`select unnest(tsvector_to_array(words)) from ${rows}`,
  )
  await sql`drop trigger count_words_of_posts on posts`.execute(db)
  await sql`
    create trigger count_words_of_posts after update of search, status or delete on posts
    for each row execute function count_words_of_posts()`.execute(db)
  await countAtOnce(
    db,
    'posts',
    { insert: ['come'] },
    (rows) => sql`select unnest(tsvector_to_array(search)) from ${rows} where status = 'PUBLISHED'`,
  )
}

type Sql = ReturnType<typeof sql>
type Change = 'gone' | 'come'

const words = {
  gone: { step: sql.lit(-1), rows: sql.table('gone'), referencing: sql`old table as gone` },
  come: { step: sql.lit(1), rows: sql.table('come'), referencing: sql`new table as come` },
}

/** By statement; words are written in one order, whoever writes them, and what is behind a # is a tag, which nobody types. */
async function countAtOnce(
  db: Kysely<unknown>,
  table: string,
  verbs: Record<string, Change[]>,
  wordsOf: (rows: Sql) => Sql,
) {
  for (const [verb, changes] of Object.entries(verbs)) {
    const name = sql.raw(`count_words_by_${verb}_of_${table}`)
    const moved = changes.map(
      (change) =>
        sql`select word, ${words[change].step} as step from (${wordsOf(words[change].rows)}) ${words[change].rows} (word)`,
    )
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        insert into search_words as counted (word, uses)
        select word, sum(step) from (${sql.join(moved, sql` union all `)}) moved
        where left(word, 1) not in ('', '#')
        group by word having sum(step) <> 0 order by word
        on conflict (word) do update set uses = counted.uses + excluded.uses;
        ${changes.includes('gone') ? sql`delete from search_words where uses = 0 and word = any(array(${wordsOf(words.gone.rows)}));` : sql``}
        return null;
      end $$`.execute(db)
    await sql`
      create trigger ${name} after ${sql.raw(verb)} on ${sql.table(table)}
      referencing ${sql.join(
        changes.map((change) => words[change].referencing),
        sql` `,
      )} for each statement execute function ${name}()`.execute(db)
  }
}
