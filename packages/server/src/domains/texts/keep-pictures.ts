import type { Db } from '../../platform/db/client.ts'
import { picturesIn } from '../../platform/markdown/plain-text.ts'
import { refuseForeignPictures } from '../uploads/refuse-foreign-picture.ts'
import type { TextOfPictures } from './tables.ts'

/**
 * Keeps the pictures of a text as long as it shows them, in the transaction that stores it; without any it lets go of those it had.
 * What was in it before may stay whoever writes now; what is new is the writer's own upload.
 * @param urls of `picturesIn`, and of what stands beside the text, as its cover
 * @throws Refusal IMAGE_NOT_YOURS
 */
export async function keepPictures(db: Db, { kind, id }: TextOfPictures, urls: readonly string[], writerId: number) {
  const before = await db
    .selectFrom('text_pictures')
    .select('url')
    .where('kind', '=', kind)
    .where('text_id', '=', id)
    .execute()
  const kept = new Set(before.map(({ url }) => url))
  const added = [...new Set(urls)].filter((url) => !kept.has(url))
  const gone = [...kept].filter((url) => !urls.includes(url))
  if (added.length > 0) {
    await refuseForeignPictures(db, added, writerId)
    await db
      .insertInto('text_pictures')
      .values(added.map((url) => ({ kind, text_id: id, url })))
      .execute()
  }
  if (gone.length > 0)
    await db
      .deleteFrom('text_pictures')
      .where('kind', '=', kind)
      .where('text_id', '=', id)
      .where('url', 'in', gone)
      .execute()
}

/** The pictures of a text that has a cover. */
export const picturesShown = ({ body, cover_image: cover }: { body: string; cover_image: string | null }): string[] => [
  ...picturesIn(body),
  ...(cover === null ? [] : [cover]),
]
