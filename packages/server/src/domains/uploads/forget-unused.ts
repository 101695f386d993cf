import { DAY } from '@matchbol/core/shared/durations'
import type { Db } from '../../platform/db/client.ts'

/**
 * Forgets pictures that nothing has referred to within a day after they came: never used, or replaced. Whatever else
 * refers to a picture has a foreign key to it, so that a use missing here stops the job instead of taking the picture.
 */
export const forgetUnusedPictures = (db: Db, now: Date) =>
  db
    .deleteFrom('uploads')
    .where('made_at', '<', new Date(now.getTime() - DAY))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users').select('id').whereRef('photo_url', '=', 'uploads.url'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('games').select('id').whereRef('image_url', '=', 'uploads.url'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('games').select('id').whereRef('disputed_image_url', '=', 'uploads.url'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('text_pictures').select('url').whereRef('text_pictures.url', '=', 'uploads.url'))),
    )
    .execute()
