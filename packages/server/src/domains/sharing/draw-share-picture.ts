import { hash } from 'node:crypto'
import type { ServedFile } from '../../platform/http/serve.ts'
import { lruCache } from '../../platform/lru-cache.ts'
import { ownProcess } from '../../platform/process/own-process.ts'
import { semaphore } from '../../platform/semaphore.ts'
import type { SharePicture } from './look/frame.ts'

const MOST_KEPT_BYTES = 16 * 1024 * 1024
const MOST_RESIDENT_BYTES = 260 * 1024 * 1024
const MOST_WAITING = 30

const inTurn = semaphore(1, MOST_WAITING)
const program = ownProcess<SharePicture, Uint8Array<ArrayBuffer>>({
  program: new URL('./draw-program.ts', import.meta.url),
  mostResidentBytes: MOST_RESIDENT_BYTES,
  mostHeapMegabytes: 128,
})
const kept = lruCache<Uint8Array<ArrayBuffer>>(MOST_KEPT_BYTES, ({ byteLength }) => byteLength)

/**
 * A picture as PNG, by a process of its own, one at a time. A node keeps those drawn lately by what stands on them: what is right of
 * the old answer is never drawn twice, and what has changed is another picture.
 * @throws Refusal UNAVAILABLE where too many wait, or it cannot be drawn
 */
export const drawSharePicture = (picture: SharePicture) =>
  kept(versionOf(picture), () => inTurn(async () => Uint8Array.from(await program.run(picture))))

/** @param shows what it was made from, as a call of the API would send it */
export const pictureFile = (picture: SharePicture, shows: unknown): ServedFile => ({
  content: () => drawSharePicture(picture),
  version: versionOf(picture),
  shows,
})

const versionOf = (picture: SharePicture) => hash('sha256', JSON.stringify(picture), 'base64url')
