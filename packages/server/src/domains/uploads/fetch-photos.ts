import type { Logger } from 'pino'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { readUpTo } from '../../platform/http/limits/read-up-to.ts'
import { redraw } from './draw-picture.ts'
import type { Picture } from './drawing-shapes.ts'
import { keepPicture } from './keep-picture.ts'

/** Where Telegram keeps photos; nothing else is ever asked, so a login cannot make the server call inside its network. */
const telegramHosts = ['t.me', 'telegram.org', 'telesco.pe', 'cdn-telegram.org']
const MOST_BYTES = 1024 * 1024
const MOST_REDIRECTS = 3
const TIMEOUT_MS = 10_000
const PHOTOS_A_ROUND = 20

export type IsPhotoHost = (url: URL) => boolean

export const isTelegramHost: IsPhotoHost = ({ protocol, hostname }) =>
  protocol === 'https:' && telegramHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))

/**
 * Fetches photos that people signed in with and we do not have yet, each once; one that cannot be had is not asked again.
 * Whoever has chosen a photo here keeps it.
 */
export async function fetchPhotos(db: Db, now: Date, log: Logger, isPhotoHost: IsPhotoHost = isTelegramHost) {
  const people = await db
    .selectFrom('users')
    .select(['id', 'photo_source as source'])
    .where('photo_source', 'is not', null)
    .where('photo_tried', 'is distinct from', (eb) => eb.ref('photo_source'))
    .where('photo_is_chosen', '=', false)
    .orderBy('id')
    .limit(PHOTOS_A_ROUND)
    .execute()
  for (const { id, source } of people) {
    if (source === null) continue
    const photo = await photoAt(source, isPhotoHost).catch((error: unknown) => {
      log.warn({ err: error, userId: id }, 'a photo could not be fetched')
      return undefined
    })
    await keepPhoto(db, { userId: id, source, photo }, now)
  }
}

const photoAt = async (source: string, isPhotoHost: IsPhotoHost) => redraw(await download(source, isPhotoHost))

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
  userId: number
  source: string
  photo: Picture | undefined
}

/**
 * A failure is kept too, and the old photo stays shown; a photo that was chosen meanwhile as well. Who deleted their account
 * meanwhile, or came with another photo, gets none of this one.
 */
const keepPhoto = (db: Db, { userId, source, photo }: Fetched, now: Date) =>
  inTransaction(db, async (db) => {
    const person = db.updateTable('users').where('id', '=', userId).where('photo_source', '=', source)
    const tried = await person.set({ photo_tried: source }).executeTakeFirst()
    if (!photo || tried.numUpdatedRows === 0n) return
    const url = await keepPicture(db, userId, photo, now)
    await person.set({ photo_url: url }).where('photo_is_chosen', '=', false).execute()
  })
