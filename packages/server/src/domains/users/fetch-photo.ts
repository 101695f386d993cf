import type { EventOf } from '@matchbol/core/domain-event'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { type Guard, guardedFetch, webPages } from '../../platform/http/guarded-fetch.ts'
import type { Job, JobContext } from '../../platform/jobs/enqueue.ts'
import { redraw } from '../uploads/draw-picture.ts'
import type { Picture } from '../uploads/drawing-process.ts'
import { keepPicture } from '../uploads/keep-picture.ts'

/** Where Telegram keeps photos; nothing else is ever asked, so a login cannot make the server call inside its network. */
const telegramHosts = ['t.me', 'telegram.org', 'telesco.pe', 'cdn-telegram.org']
const MOST_BYTES = 1024 * 1024

export const isTelegramHost = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' && telegramHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))

export const fetchPhotoJob: Job<Pick<EventOf<'person.photo-changed'>, 'personId'>> = {
  name: 'fetch-photo',
  work: ({ personId }, context) => fetchPhoto(personId, context),
}

/**
 * Fetches the photo that a person signed in with, once: one that cannot be had is not asked for again. Whoever has chosen a
 * photo here keeps it.
 */
export async function fetchPhoto(
  personId: number,
  { db, now, log }: Pick<JobContext, 'db' | 'now' | 'log'>,
  guard: Guard = { ...webPages, mayAsk: isTelegramHost },
) {
  const person = await db
    .selectFrom('users')
    .select('photo_source as source')
    .where('id', '=', personId)
    .where('photo_tried', 'is distinct from', (eb) => eb.ref('photo_source'))
    .where('photo_is_chosen', '=', false)
    .executeTakeFirst()
  if (!person?.source) return
  const { source } = person
  const photo = await guardedFetch(source, MOST_BYTES, guard)
    .then(redraw)
    .catch((error: unknown) => {
      log.warn({ err: error, userId: personId }, 'a photo could not be fetched')
      return undefined
    })
  await keepPhoto(db, { personId, source, photo }, now)
}

interface Fetched {
  personId: number
  source: string
  photo: Picture | undefined
}

/**
 * A failure is kept too, and the old photo stays shown; a photo that was chosen meanwhile as well. Who deleted their account
 * meanwhile, or came with another photo, gets none of this one.
 */
const keepPhoto = (db: Db, { personId, source, photo }: Fetched, now: Date) =>
  inTransaction(db, async (db) => {
    const person = db.updateTable('users').where('id', '=', personId).where('photo_source', '=', source)
    const tried = await person.set({ photo_tried: source }).executeTakeFirst()
    if (!photo || tried.numUpdatedRows === 0n) return
    const url = await keepPicture(db, personId, photo, now)
    const shown = await person.set({ photo_url: url }).where('photo_is_chosen', '=', false).executeTakeFirst()
    if (shown.numUpdatedRows > 0n) await emit(db, { type: 'person.changed', personId, isNamed: false }, now)
  })
