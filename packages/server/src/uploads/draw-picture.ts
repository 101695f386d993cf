import { Refusal } from '@matchbol/core/shared/refusal'
import { LONGEST_SIDE } from '@matchbol/core/uploads/picture-sizes'
import { semaphore } from '../http/semaphore.ts'

/** A JPEG is read at the size it is drawn; other kinds may have to be held whole, at up to 18 bytes for a pixel. */
const MOST_JPEG_PIXELS = 30_000_000
const MOST_OTHER_PIXELS = 12_000_000
const JPEG = '\u00ff\u00d8\u00ff'
const KEPT_QUALITY = 82
const TIMEOUT_SECONDS = 20

const redrawing = semaphore(1, 20)
const narrowing = semaphore(2, 300)

export interface Picture {
  bytes: Uint8Array
  width: number
  height: number
}

/**
 * The picture of a file, drawn anew: upright, without metadata or anything else that was in the file, the first frame alone.
 * @throws Refusal IMAGE_KIND, IMAGE_BROKEN, IMAGE_TOO_MANY_PIXELS, UNAVAILABLE
 */
export function redraw(file: Uint8Array): Promise<Picture> {
  const beginning = Buffer.from(file.subarray(0, 64)).toString('latin1')
  if (!isTaken(beginning)) throw new Refusal('IMAGE_KIND')
  const limitInputPixels = beginning.startsWith(JPEG) ? MOST_JPEG_PIXELS : MOST_OTHER_PIXELS
  return redrawing(async () => {
    const sharp = await loadSharp()
    const { data, info } = await sharp(file, { limitInputPixels, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: KEPT_QUALITY })
      .toBuffer({ resolveWithObject: true })
      .catch((error: unknown) => {
        throw new Refusal(whyNot(error))
      })
    return { bytes: data, width: info.width, height: info.height }
  })
}

/** A kept picture, narrower. */
export const narrow = (picture: Uint8Array, width: number, quality: number): Promise<Uint8Array> =>
  narrowing(async () => {
    const sharp = await loadSharp()
    return sharp(picture).resize({ width, withoutEnlargement: true }).webp({ quality }).toBuffer()
  })

/** JPEG, PNG, GIF, WebP or AVIF, as its first bytes say; the rest is believed only as far as it can be drawn. */
const isTaken = (beginning: string) =>
  [JPEG, '\u0089PNG\r\n\u001a\n', 'GIF87a', 'GIF89a'].some((it) => beginning.startsWith(it)) ||
  (beginning.startsWith('RIFF') && beginning.startsWith('WEBP', 8)) ||
  (beginning.startsWith('ftyp', 4) && beginning.includes('avif'))

function whyNot(error: unknown) {
  const { message } = error as Error
  if (message.includes('pixel limit')) return 'IMAGE_TOO_MANY_PIXELS'
  return message.includes('unsupported') ? 'IMAGE_KIND' : 'IMAGE_BROKEN'
}

/** Loaded when the first picture comes: a node that draws none starts faster and stays smaller. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
