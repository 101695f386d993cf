import type { FaqCategory, FaqChanges, FaqEntry, NewFaqEntry } from '@matchbol/core/faq/faq-shapes'
import { faqLengths, MOST_ENTRIES, RULES_ENTRY } from '@matchbol/core/faq/limits'
import { placedAt } from '@matchbol/core/faq/order'
import { checkPlaceholders, refuseBraces } from '@matchbol/core/faq/placeholders'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { picturesIn } from '../../platform/markdown/plain-text.ts'
import { keepPictures } from '../texts/keep-pictures.ts'
import { storedText } from '../texts/stored-text.ts'
import { readEntry } from './read-entries.ts'

interface Writer {
  id: number
  isAdmin: boolean
}

/** What is written of an entry, for the verbs here, with its text as it is stored. */
export const withAnswer = storedText('answer', faqLengths.answer)

/**
 * Adds an entry, the last of its category.
 * @throws Refusal FAQ_FULL, BRACES_IN_QUESTION, PLACEHOLDER_UNKNOWN, PLACEHOLDER_NOT_ALONE, and those of `keepPictures`
 */
export const addEntry = (db: Db, { isPublished, ...content }: NewFaqEntry, me: Writer, now: Date): Promise<FaqEntry> =>
  inTransaction(db, async (db) => {
    const { count } = await db
      .selectFrom('faq_entries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count >= MOST_ENTRIES) throw new Refusal('FAQ_FULL', { limit: MOST_ENTRIES })
    const { id } = await db
      .insertInto('faq_entries')
      .values({ ...content, position: MOST_ENTRIES, is_published: isPublished, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await putAt(db, { id, category: content.category })
    return saved(db, id, content, me, now)
  })

/**
 * Changes an entry, its place, or both.
 * @throws Refusal NOT_FOUND, RULES_ENTRY_STAYS, BRACES_IN_QUESTION, PLACEHOLDER_UNKNOWN, PLACEHOLDER_NOT_ALONE, and those of `keepPictures`
 */
export const changeEntry = (db: Db, id: number, changes: FaqChanges, me: Writer, now: Date): Promise<FaqEntry> =>
  inTransaction(db, async (db) => {
    const row = await db.selectFrom('faq_entries').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
    if (!row) throw new Refusal('NOT_FOUND')
    const { question = row.question, answer = row.answer, category = row.category, position } = changes
    const isPublished = changes.isPublished ?? row.is_published
    if (id === RULES_ENTRY && !isPublished) throw new Refusal('RULES_ENTRY_STAYS')
    const isEdited = question !== row.question || answer !== row.answer
    await db
      .updateTable('faq_entries')
      .set({ question, answer, category, is_published: isPublished, ...(isEdited && { updated_at: now }) })
      .where('id', '=', id)
      .execute()
    if (position !== undefined || category !== row.category) await putAt(db, { id, category, position })
    return saved(db, id, changes, me, now)
  })

interface Place {
  id: number
  category: FaqCategory
  position?: number | undefined
}

/** Puts an entry at a place of its category; the others make room. */
async function putAt(db: Db, { id, category, position }: Place) {
  const rows = await db
    .selectFrom('faq_entries')
    .select('id')
    .where('category', '=', category)
    .orderBy('position')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const ids = placedAt(
    rows.map(({ id }) => id),
    id,
    position,
  )
  await sql`
    update faq_entries set position = place
    from unnest(${ids}::int[]) with ordinality as placed (id, place)
    where faq_entries.id = placed.id and position <> place`.execute(db)
}

type FaqWords = Pick<FaqChanges, 'question' | 'answer'>

/** What goes with every save: a question without braces, placeholders that there are, pictures that stay, and that others are told. */
async function saved(db: Db, id: number, { question, answer }: FaqWords, me: Writer, now: Date) {
  if (question !== undefined) refuseBraces(question)
  if (answer !== undefined) {
    checkPlaceholders(answer)
    await keepPictures(db, { kind: 'answer', id }, picturesIn(answer), me.id)
  }
  await emit(db, { type: 'faq.changed', entryId: id }, now)
  return readEntry(db, id, me)
}
