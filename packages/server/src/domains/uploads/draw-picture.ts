import { semaphore } from '../../platform/semaphore.ts'
import { drawingProcess } from './drawing-process.ts'
import type { Picture } from './drawing-shapes.ts'
import { loadSharp } from './load-sharp.ts'
import { mostPixelsOf } from './picture-kind.ts'

const redrawing = semaphore(1, 30)
const narrowing = semaphore(2, 300)
const strangers = drawingProcess()

/**
 * The picture of a file, drawn anew: upright, without metadata or anything else that was in the file, the first frame alone.
 * Another process does it, one file at a time.
 * @throws Refusal IMAGE_KIND, IMAGE_BROKEN, IMAGE_TOO_MANY_PIXELS, UNAVAILABLE
 */
export function redraw(file: Uint8Array): Promise<Picture> {
  const mostPixels = mostPixelsOf(file)
  return redrawing(() => strangers.draw({ file, mostPixels }))
}

/** A kept picture, narrower. It is one of ours and not large, so it is drawn here. */
export const narrow = (picture: Uint8Array, width: number, quality: number): Promise<Uint8Array> =>
  narrowing(async () => {
    const sharp = await loadSharp()
    return sharp(picture).resize({ width, withoutEnlargement: true }).webp({ quality }).toBuffer()
  })
