import type { FaqCategory } from '@matchbol/core/faq/faq-shapes'
import { faqCategoryText } from '@matchbol/text/faq/categories'
import { weekdayOf } from '@matchbol/text/shared/dates'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { plainTextOf } from '../../platform/markdown/plain-text.ts'
import { projection } from '../../platform/projections/projection.ts'
import { wordsToFind } from '../texts/search-words.ts'

/** What is found by an entry of its own; people and articles have indexes that find them. */
export const entryKinds = ['league', 'event', 'faq'] as const
type EntryKind = (typeof entryKinds)[number]

interface Source {
  id: number
  title: string
  /** Markdown by which it is found beside its title and place. */
  text: string
  weight: number
  place?: string | null
  startsAt?: Date
  category?: FaqCategory
}

/** What there is to be found of a kind: all of it, or the one of an id. The latest event stands first, and the first answer. */
const sources: Record<EntryKind, (id?: number) => RawBuilder<Source>> = {
  league: (id) =>
    sql<Source>`select id, name as title, city as place, '' as text, 0 as weight from leagues where ${isAsked(id)}`,
  event: (id) =>
    sql<Source>`
      select id, title, place, starts_at as "startsAt", body as text, extract(epoch from starts_at)::double precision as weight
      from events where status <> 'DRAFT' and ${isAsked(id)}`,
  faq: (id) =>
    sql<Source>`
      select id, question as title, category, answer as text, -position as weight
      from faq_entries where is_published and ${isAsked(id)}`,
}

const isAsked = (id: number | undefined) => (id === undefined ? sql`true` : sql`id = ${id}`)

/** Makes the entry what its source says now: for those who follow what changes it. */
export async function keepEntry(db: Db, kind: EntryKind, id: number) {
  const { rows } = await sources[kind](id).execute(db)
  const [source] = rows
  if (!source) return forgetEntry(db, kind, id)
  const { title, place, words, weight } = entryOf(kind, source)
  await sql`
    insert into search_entries (kind, id, title, place, words, weight)
    values (${kind}, ${id}, ${title}, ${place}, ${words}::tsvector, ${weight})
    on conflict (kind, id) do update
    set title = excluded.title, place = excluded.place, words = excluded.words, weight = excluded.weight`.execute(db)
}

export const forgetEntry = (db: Db, kind: EntryKind, id: number) =>
  db.deleteFrom('search_entries').where('kind', '=', kind).where('id', '=', id).execute()

/** Words are letters and digits only, and stand as the database writes them; what stands in braces is filled when it is read. */
function entryOf(kind: EntryKind, source: Source) {
  const { id, title, weight } = source
  const place = placeOf(source)
  const text = plainTextOf(source.text).replace(/\{[^}]*\}/g, ' ')
  const words = wordsToFind([title, place ?? '', text].join(' ')).map((word) => `'${word}'`)
  return { kind, id, title, place, words: words.join(' '), weight }
}

/** An entry outlives the year in which it is written, so the day has its own. */
const someOtherYear = '1970-01-01'

function placeOf({ place = null, startsAt, category }: Source): string | null {
  if (category) return faqCategoryText[category]
  return startsAt ? `${weekdayOf(startsAt, someOtherYear)}, ${place}` : place
}

/** What there must be. */
export const searchEntries = projection({
  table: 'search_entries',
  version: 3,
  key: ['kind', 'id'],
  expected: async function* (db) {
    for (const kind of entryKinds)
      for await (const rows of inBatches(db, sources[kind]())) yield rows.map((row) => entryOf(kind, row))
  },
})
