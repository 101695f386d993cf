import { Refusal } from '@matchbol/core/shared/refusal'

/**
 * What is taken, by its first bytes, and how many pixels of it fit into 150 MB while it is drawn: a JPEG is read at the size it is
 * drawn, so it may be any phone's photo; an AVIF is held whole, twice, at 18 bytes for a pixel.
 */
const kinds: { is(beginning: string): boolean; mostPixels: number }[] = [
  { is: (it) => it.startsWith('\u00ff\u00d8\u00ff'), mostPixels: 30_000_000 }, // JPEG
  { is: (it) => it.startsWith('ftyp', 4) && it.includes('avif'), mostPixels: 8_000_000 },
  { is: (it) => it.startsWith('\u0089PNG\r\n\u001a\n'), mostPixels: 12_500_000 },
  { is: (it) => it.startsWith('GIF87a') || it.startsWith('GIF89a'), mostPixels: 12_500_000 },
  { is: (it) => it.startsWith('RIFF') && it.startsWith('WEBP', 8), mostPixels: 12_500_000 },
]

/** The most pixels that a file may have; the rest of it is believed only as far as it can be drawn. @throws Refusal IMAGE_KIND */
export function mostPixelsOf(file: Uint8Array): number {
  const beginning = Buffer.from(file.subarray(0, 64)).toString('latin1')
  const kind = kinds.find(({ is }) => is(beginning))
  if (!kind) throw new Refusal('IMAGE_KIND')
  return kind.mostPixels
}
