import type { Logger } from 'pino'
import { type Db, inTransaction } from '../db/client.ts'
import { readUpTo } from '../http/read-up-to.ts'

/** Where Telegram keeps photos; nothing else is ever asked, so a login cannot make the server call inside its network. */
const telegramHosts = ['t.me', 'telegram.org', 'telesco.pe', 'cdn-telegram.org']
const mediaTypes = ['image/jpeg', 'image/png', 'image/webp']
const MOST_BYTES = 1024 * 1024
const MOST_REDIRECTS = 3
const TIMEOUT_MS = 10_000
const PHOTOS_A_ROUND = 20

export type IsPhotoHost = (url: URL) => boolean

export const isTelegramHost: IsPhotoHost = ({ protocol, hostname }) =>
  protocol === 'https:' && telegramHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))

/** Fetches photos that people signed in with and we do not have yet, each once; one that cannot be had is not asked again. */
export async function fetchPhotos(db: Db, now: Date, log: Logger, isPhotoHost: IsPhotoHost = isTelegramHost) {
  const people = await db
    .selectFrom('users')
    .leftJoin('photos', 'photos.user_id', 'users.id')
    .select(['users.id', 'users.photo_source as source'])
    .where('users.photo_source', 'is not', null)
    .where((eb) => eb.or([eb('photos.source', 'is', null), eb('photos.source', '!=', eb.ref('users.photo_source'))]))
    .orderBy('users.id')
    .limit(PHOTOS_A_ROUND)
    .execute()
  for (const { id, source } of people) {
    if (source === null) continue
    const photo = await download(source, isPhotoHost).catch((error: unknown) => {
      log.warn({ err: error, userId: id }, 'a photo could not be fetched')
      return undefined
    })
    await keepPhoto(db, id, source, photo, now)
  }
}

interface Photo {
  mediaType: string
  bytes: Uint8Array
}

/** Follows redirects by hand: each step must stay with Telegram. */
async function download(source: string, isPhotoHost: IsPhotoHost): Promise<Photo> {
  let url = new URL(source)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    if (!isPhotoHost(url)) throw new Error(`${url.host} is not a host of Telegram`)
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const location = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && location) {
      url = new URL(location, url)
      continue
    }
    return readPhoto(response)
  }
  throw new Error('too many redirects')
}

async function readPhoto(response: Response): Promise<Photo> {
  const mediaType = response.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
  if (!response.ok || !response.body) throw new Error(`answered ${response.status}`)
  if (!mediaTypes.includes(mediaType)) throw new Error(`is ${mediaType}, not a picture`)
  return { mediaType, bytes: await readUpTo(response.body, MOST_BYTES) }
}

/** The new photo gets a new address, so that it may be cached for ever. A failure is kept too, and the old photo stays shown. */
const keepPhoto = (db: Db, userId: number, source: string, photo: Photo | undefined, now: Date) =>
  inTransaction(db, async (db) => {
    const kept = { source, fetched_at: now, ...(photo && { media_type: photo.mediaType, bytes: photo.bytes }) }
    await db
      .insertInto('photos')
      .values({ user_id: userId, media_type: null, bytes: null, ...kept })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
      .execute()
    if (photo)
      await db
        .updateTable('users')
        .set({ photo_url: `/photos/${userId}/${now.getTime()}` })
        .where('id', '=', userId)
        .execute()
  })
