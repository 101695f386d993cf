import { HOUR } from '@matchbol/core/shared/durations'
import { Refusal } from '@matchbol/core/shared/refusal'
import { MOST_FOREIGN_PICTURES } from '@matchbol/core/texts/limits'
import { MOST_IMAGE_BYTES } from '@matchbol/core/uploads/sent-pictures'
import type { Db } from '../../platform/db/client.ts'
import { type Guard, guardedFetch, webPages } from '../../platform/http/guarded-fetch.ts'
import { lruCache } from '../../platform/lru-cache.ts'
import { cleanMarkdown } from '../../platform/markdown/clean-markdown.ts'
import { foreignPicturesIn } from '../../platform/markdown/foreign-pictures.ts'
import { semaphore, semaphoreOfEach } from '../../platform/semaphore.ts'
import { upload } from '../uploads/keep-picture.ts'

/** Pictures being fetched at a time, those of one person and those from one site: neither of them takes the places of the others. */
const fetching = semaphore(24, 200)
const fetchingOf = semaphoreOfEach(4, 6 * MOST_FOREIGN_PICTURES)
const fetchingFrom = semaphoreOfEach(4, 60)

/** What waits for its person or its site holds no place of all. */
const inTurn = <T>(writerId: number, address: string, work: () => Promise<T>): Promise<T> =>
  fetchingOf(`${writerId}`, () => fetchingFrom(new URL(address).hostname, () => fetching(work)))

/**
 * Who goes on writing sends the address of a picture with each save until the text is opened anew: within an hour it is fetched once, and
 * nothing that is so young is forgotten.
 */
const fetchedLately = lruCache<string>(100_000, (url) => url.length)

/** What somebody has written, and how many characters it may have. */
export interface Written {
  markdown: string
  most: number
  writerId: number
}

/**
 * A text as it is stored: clean, and with the pictures of other sites fetched into our store as the writer's uploads. It waits for those
 * sites, so it comes before the transaction; `keepPictures` comes in it.
 * @throws Refusal TEXT_TOO_LONG, TEXT_TOO_TANGLED, TEXT_TOO_MANY_LINES, TOO_MANY_FOREIGN_PICTURES, IMAGE_NOT_FETCHED, UNAVAILABLE, and of `upload`
 */
export async function takeText(
  db: Db,
  { markdown, most, writerId }: Written,
  now: Date,
  guard: Guard = webPages,
): Promise<string> {
  if (markdown.length > most) throw new Refusal('TEXT_TOO_LONG', { limit: most })
  const foreign = foreignPicturesIn(markdown)
  if (foreign.length > MOST_FOREIGN_PICTURES)
    throw new Refusal('TOO_MANY_FOREIGN_PICTURES', { limit: MOST_FOREIGN_PICTURES })
  if (foreign.length === 0) return cleanMarkdown(markdown, most)
  const fetched = (address: string) =>
    inTurn(writerId, address, async () => {
      const file = await guardedFetch(address, MOST_IMAGE_BYTES, guard).catch(() => {
        throw new Refusal('IMAGE_NOT_FETCHED')
      })
      return (await upload(db, writerId, file, now)).url
    })
  const hour = Math.floor(now.getTime() / HOUR)
  const keep = async (address: string) =>
    [address, await fetchedLately(`${writerId} ${hour} ${address}`, () => fetched(address))] as const
  const kept = await Promise.all(foreign.map(keep))
  return cleanMarkdown(markdown, most, new Map(kept))
}
