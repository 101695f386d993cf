import { Refusal } from '@matchbol/core/shared/refusal'
import { mostPixels } from '@matchbol/core/uploads/picture-sizes'

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
