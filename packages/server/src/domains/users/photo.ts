import type { Db } from '../../platform/db/client.ts'

/** Notes that a photo was asked for. @returns whether it is still the person's */
export async function notePhotoTried(db: Db, userId: number, source: string): Promise<boolean> {
  const tried = await personWith(db, userId, source).set({ photo_tried: source }).executeTakeFirst()
  return tried.numUpdatedRows > 0n
}

/** Shows the photo that was fetched, unless another was chosen meanwhile. */
export const showFetchedPhoto = (db: Db, userId: number, source: string, url: string) =>
  personWith(db, userId, source).set({ photo_url: url }).where('photo_is_chosen', '=', false).execute()

export const takeDownPhoto = (db: Db, userId: number) =>
  db.updateTable('users').set({ photo_url: null }).where('id', '=', userId).execute()

const personWith = (db: Db, userId: number, source: string) =>
  db.updateTable('users').where('id', '=', userId).where('photo_source', '=', source)
