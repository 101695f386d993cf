import { expect, it } from 'vitest'
import { mostPixelsOf } from './draw-picture.ts'

const file = (beginning: string) => Uint8Array.from(Buffer.from(`${beginning}…`, 'latin1'))

it.each([
  ['a JPEG', '\u00ff\u00d8\u00ff\u00e0', 30],
  ['an AVIF', '\0\0\0\u001cftypavif', 8],
  ['an AVIF behind a wider brand', '\0\0\0\u0020ftypmif1\0\0\0\0mif1avif', 8],
  ['a PNG', '\u0089PNG\r\n\u001a\n', 12.5],
  ['a GIF', 'GIF89a', 12.5],
  ['a WebP', 'RIFF\0\u0001\0\0WEBPVP8 ', 12.5],
])('%s may have as many pixels as there is memory for', (_, beginning, millions) =>
  expect(mostPixelsOf(file(beginning))).toBe(millions * 1_000_000),
)
