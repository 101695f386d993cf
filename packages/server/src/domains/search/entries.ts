import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { projection } from '../../platform/projections/projection.ts'
import { wordsToFind } from '../texts/search-words.ts'

/** What is found by an entry of its own; people and articles have indexes that find them. */
export const entryKinds = ['league'] as const
type EntryKind = (typeof entryKinds)[number]

interface Source {
  id: number
  title: string
  place: string | null
  /** What it is found by beside its title and place. */
  text: string
  weight: number
}

/** What there is to be found of a kind: all of it, or the one of an id. */
const sources: Record<EntryKind, (id?: number) => RawBuilder<Source>> = {
  league: (id) =>
    sql<Source>`select id, name as title, city as place, '' as text, 0 as weight from leagues ${only(id)}`,
}

const only = (id: number | undefined) => (id === undefined ? sql`` : sql`where id = ${id}`)

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

/** Words are letters and digits only, and stand as the database writes them. */
function entryOf(kind: EntryKind, { id, title, place, text, weight }: Source) {
  const words = wordsToFind([title, place ?? '', text].join(' ')).map((word) => `'${word}'`)
  return { kind, id, title, place, words: words.join(' '), weight }
}

/** What there must be. */
export const searchEntries = projection({
  table: 'search_entries',
  version: 1,
  key: ['kind', 'id'],
  expected: async function* (db) {
    for (const kind of entryKinds)
      for await (const rows of inBatches(db, sources[kind]())) yield rows.map((row) => entryOf(kind, row))
  },
})
