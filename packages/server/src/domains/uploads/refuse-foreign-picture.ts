import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'

/** A picture is used only by whoever uploaded it. From here to the end of the transaction it is not forgotten. @throws Refusal IMAGE_NOT_YOURS */
export async function refuseForeignPicture(db: Db, url: string | null | undefined, userId: number) {
  if (url) await refuseForeignPictures(db, [url], userId)
}

/** @param urls each once. @throws Refusal IMAGE_NOT_YOURS */
export async function refuseForeignPictures(db: Db, urls: readonly string[], userId: number) {
  const own = await db
    .selectFrom('uploads')
    .select('url')
    .where('url', 'in', urls)
    .where('owner_id', '=', userId)
    .orderBy('url')
    .forKeyShare()
    .execute()
  if (own.length < urls.length) throw new Refusal('IMAGE_NOT_YOURS')
}
