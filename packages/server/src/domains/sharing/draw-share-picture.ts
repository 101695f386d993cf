import { MOST_PICTURES_WAITING } from '@matchbol/core/sharing/limits'
import { budgetKey } from '../../platform/http/rate-limit.ts'
import type { ServedFile } from '../../platform/http/serve.ts'
import { lruCache } from '../../platform/lru-cache.ts'
import { ownProcess } from '../../platform/process/own-process.ts'
import { semaphore, semaphoreOfEach } from '../../platform/semaphore.ts'
import { hashOf } from '../../platform/version-of.ts'
import type { SharePicture } from './look/frame.ts'

const MOST_KEPT_BYTES = 16 * 1024 * 1024
const MOST_RESIDENT_BYTES = 260 * 1024 * 1024
const MOST_WAITING = 30

const inTurn = semaphore(1, MOST_WAITING)
/** Of one who asks only one stands in the queue of all: whoever asks for many waits behind themselves. */
const inTurnOf = semaphoreOfEach(1, MOST_PICTURES_WAITING)
const program = ownProcess<SharePicture, Uint8Array<ArrayBuffer>>({
  program: new URL('./draw-program.ts', import.meta.url),
  mostResidentBytes: MOST_RESIDENT_BYTES,
  mostHeapMegabytes: 128,
})
const kept = lruCache<Uint8Array<ArrayBuffer>>(MOST_KEPT_BYTES, ({ byteLength }) => byteLength)

/**
 * A picture as PNG, by a process of its own, one at a time. A node keeps those drawn lately by what stands on them: what is right of
 * the old answer is never drawn twice, and what has changed is another picture.
 * @param asker an address, as budgets are counted by
 * @throws Refusal UNAVAILABLE where too many wait, or too much of this asker, or it cannot be drawn
 */
export const drawSharePicture = (picture: SharePicture, asker: string) =>
  kept(hashOf(picture), () => inTurnOf(asker, () => inTurn(async () => Uint8Array.from(await program.run(picture)))))

/** @param shows what it was made from, as a call of the API would send it */
export const pictureFile = (picture: SharePicture, shows: unknown, { address }: { address: string }): ServedFile => ({
  content: () => drawSharePicture(picture, budgetKey(address)),
  version: hashOf(picture),
  shows,
})
