import type { EventOf } from '@matchbol/core/domain-event'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { readUpTo } from '../../platform/http/read-request.ts'
import type { Job, JobContext } from '../../platform/jobs/enqueue.ts'
import { redraw } from '../uploads/draw-picture.ts'
import type { Picture } from '../uploads/drawing-shapes.ts'
import { keepPicture } from '../uploads/keep-picture.ts'

/** Where Telegram keeps photos; nothing else is ever asked, so a login cannot make the server call inside its network. */
const telegramHosts = ['t.me', 'telegram.org', 'telesco.pe', 'cdn-telegram.org']
const MOST_BYTES = 1024 * 1024
const MOST_REDIRECTS = 3
const TIMEOUT_MS = 10_000

export type IsPhotoHost = (url: URL) => boolean

export const isTelegramHost: IsPhotoHost = ({ protocol, hostname }) =>
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
  { db, now, log }: JobContext,
  isPhotoHost: IsPhotoHost = isTelegramHost,
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
  const photo = await download(source, isPhotoHost)
    .then(redraw)
    .catch((error: unknown) => {
      log.warn({ err: error, userId: personId }, 'a photo could not be fetched')
      return undefined
    })
  await keepPhoto(db, { personId, source, photo }, now)
}

/** Follows redirects by hand: each step must stay with Telegram. */
async function download(source: string, isPhotoHost: IsPhotoHost): Promise<Buffer> {
  let url = new URL(source)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    if (!isPhotoHost(url)) throw new Error(`${url.host} is not a host of Telegram`)
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const location = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && location) {
      url = new URL(location, url)
      continue
    }
    if (!response.ok || !response.body) throw new Error(`answered ${response.status}`)
    return readUpTo(response.body, MOST_BYTES, TIMEOUT_MS)
  }
  throw new Error('too many redirects')
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
