import { sql } from 'kysely'
import { inBatches } from '../../platform/db/in-batches.ts'
import { sentRows } from '../../platform/db/sent-rows.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { projection } from '../../platform/projections/projection.ts'

/** Words alike that are looked at to find the one that was meant. */
const MOST_ALIKE = 20

/** Words that are spelled much like each of those typed, the most alike first, and whether any word begins as it does. */
export const wordsLike = (typed: readonly string[]) => sql<{ typed: string; word: string | null; is_known: boolean }>`
  select typed.word as typed, alike.word, exists (
    select from search_words where word >= typed.word collate "C" and word < (typed.word || ${LAST_LETTER}) collate "C"
  ) as is_known
  from ${sentRows(
    typed.map((word) => ({ word })),
    sql`word text`,
  )} typed
  left join lateral (
    select word from search_words where word % typed.word order by similarity(word, typed.word) desc, word limit ${sql.lit(MOST_ALIKE)}
  ) alike on true`

/** Behind it nothing of the same beginning stands. */
const LAST_LETTER = '\u{10ffff}'

/** Every word by which anything is found, and how often it stands anywhere. */
export const searchWords = projection({
  table: 'search_words',
  version: 1,
  key: ['word'],
  expected: (db) =>
    inBatches(
      db,
      sql<Tables['search_words']>`
        select word, count(*)::int as uses from (
          select unnest(string_to_array(search_name, ' ')) as word from users where deleted_at is null
          union all
          select unnest(tsvector_to_array(search)) from posts where status = 'PUBLISHED'
          union all
          select unnest(tsvector_to_array(words)) from search_entries
        ) found
        where left(word, 1) not in ('', '#')
        group by word`,
    ),
})
