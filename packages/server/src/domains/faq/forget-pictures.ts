import type { Db } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { withoutPictures } from '../texts/without-pictures.ts'

/** Answers are the club's and stay; pictures of whoever deletes their account go with it. */
export async function forgetAnswerPictures(db: Db, userId: number, now: Date) {
  const shown = await db
    .selectFrom('text_pictures')
    .innerJoin('uploads', 'uploads.url', 'text_pictures.url')
    .innerJoin('faq_entries', 'faq_entries.id', 'text_id')
    .select(['faq_entries.id', 'answer', 'uploads.url'])
    .where('kind', '=', 'answer')
    .where('owner_id', '=', userId)
    .execute()
  for (const [id, pictures] of Map.groupBy(shown, ({ id }) => id)) {
    const answer = withoutPictures(pictures[0]?.answer ?? '', new Set(pictures.map(({ url }) => url)))
    await db.updateTable('faq_entries').set({ answer }).where('id', '=', id).execute()
    await emit(db, { type: 'faq.changed', entryId: id }, now)
  }
}
