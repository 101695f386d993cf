import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'

/** A picture is used only by whoever uploaded it. From here to the end of the transaction it is not forgotten. @throws Refusal IMAGE_NOT_YOURS */
export async function refuseForeignPicture(db: Db, url: string | null | undefined, userId: number) {
  if (!url) return
  const own = await db
    .selectFrom('uploads')
    .select('url')
    .where('url', '=', url)
    .where('owner_id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()
  if (!own) throw new Refusal('IMAGE_NOT_YOURS')
}
