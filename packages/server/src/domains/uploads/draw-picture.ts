import { Refusal } from '@matchbol/core/shared/refusal'
import { mostPixels } from '@matchbol/core/uploads/sent-pictures'
import { semaphore } from '../../platform/semaphore.ts'
import { drawingProcess, type Picture } from './drawing-process.ts'
import { loadSharp } from './load-sharp.ts'

const redrawing = semaphore(1, 30)
const narrowing = semaphore(2, 300)
const strangers = drawingProcess()

/**
 * The picture of a file, drawn anew: upright, without metadata or anything else that was in the file, the first frame alone.
 * Another process does it, one file at a time.
 * @throws Refusal IMAGE_KIND, IMAGE_BROKEN, IMAGE_TOO_MANY_PIXELS, UNAVAILABLE
 */
export function redraw(file: Uint8Array): Promise<Picture> {
  const drawing = { file, mostPixels: mostPixelsOf(file) }
  return redrawing(() => strangers.run(drawing))
}

/** A kept picture, narrower. It is one of ours and not large, so it is drawn here. */
export const narrow = (picture: Uint8Array, width: number, quality: number): Promise<Uint8Array> =>
  narrowing(async () => {
    const sharp = await loadSharp()
    return sharp(picture).resize({ width, withoutEnlargement: true }).webp({ quality }).toBuffer()
  })

/** What is taken, by its first bytes. */
const kinds: { is(beginning: string): boolean; pixels: number }[] = [
  { is: (it) => it.startsWith('\u00ff\u00d8\u00ff'), pixels: mostPixels.jpeg },
  { is: (it) => it.startsWith('ftyp', 4) && it.includes('avif'), pixels: mostPixels.avif },
  { is: (it) => it.startsWith('\u0089PNG\r\n\u001a\n'), pixels: mostPixels.png },
  { is: (it) => it.startsWith('GIF87a') || it.startsWith('GIF89a'), pixels: mostPixels.gif },
  { is: (it) => it.startsWith('RIFF') && it.startsWith('WEBP', 8), pixels: mostPixels.webp },
]

/** The most pixels that a file may have; the rest of it is believed only as far as it can be drawn. @throws Refusal IMAGE_KIND */
export function mostPixelsOf(file: Uint8Array): number {
  const beginning = Buffer.from(file.subarray(0, 64)).toString('latin1')
  const kind = kinds.find(({ is }) => is(beginning))
  if (!kind) throw new Refusal('IMAGE_KIND')
  return kind.pixels
}
