import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'

type OfUpload = ExpressionBuilder<Tables, 'uploads'>

/** Whether a message of a ticket shows the picture. */
export const isInTicket = (eb: OfUpload) => isInText(eb, '=')

/** Everything else that may show a picture, each by an index of its own. A new foreign key to `uploads` is named here. */
export const usesBesideTickets = (eb: OfUpload) => [
  isInText(eb, '<>'),
  eb.exists(eb.selectFrom('users').select('id').whereRef('photo_url', '=', 'uploads.url')),
  eb.exists(eb.selectFrom('games').select('id').whereRef('image_url', '=', 'uploads.url')),
  eb.exists(eb.selectFrom('games').select('id').whereRef('disputed_image_url', '=', 'uploads.url')),
]

const isInText = ({ exists, selectFrom }: OfUpload, isMessage: '=' | '<>') =>
  exists(
    selectFrom('text_pictures')
      .select('text_pictures.url')
      .whereRef('text_pictures.url', '=', 'uploads.url')
      .where('kind', isMessage, 'message'),
  )
