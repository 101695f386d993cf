import { DAY } from '@matchbol/core/shared/durations'
import type { Db } from '../../platform/db/client.ts'
import { isInTicket, usesBesideTickets } from './picture-uses.ts'

/**
 * Forgets pictures that nothing has referred to within a day after they came: never used, or replaced. Whatever else
 * refers to a picture has a foreign key to it, so that a use missing here stops the job instead of taking the picture.
 */
export const forgetUnusedPictures = (db: Db, now: Date) =>
  db
    .deleteFrom('uploads')
    .where('made_at', '<', new Date(now.getTime() - DAY))
    .where((eb) => eb.and([isInTicket(eb), ...usesBesideTickets(eb)].map(eb.not)))
    .execute()
