import { brotliDecompressSync } from 'node:zlib'

const HEADER_BYTES = 48
const CMAP = 0
const GLYF = 10
const LOCA = 11
/** Of a directory entry: the table is named by the four bytes that follow. */
const OTHER_TABLE = 63

/** Code points that a WOFF2 file has glyphs for (https://www.w3.org/TR/WOFF2, and `cmap` of OpenType). */
export function charactersOf(file: Buffer): Set<number> {
  const cmap = tableOf(file, CMAP)
  for (let place = 4; place < 4 + 8 * cmap.readUInt16BE(2); place += 8) {
    const subtable = cmap.subarray(cmap.readUInt32BE(place + 4))
    if (subtable.readUInt16BE(0) === 4) return charactersOfSegments(subtable)
  }
  throw new Error('The font has no table of characters that this can read')
}

/** A table that WOFF2 keeps as it is. */
function tableOf(file: Buffer, wanted: number): Buffer {
  let place = HEADER_BYTES
  const nextNumber = () => {
    for (let value = 0; ; ) {
      const byte = file[place++] ?? 0
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let start = 0
  let found: [start: number, end: number] | undefined
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file[place++] ?? 0
    const table = flags & 63
    if (table === OTHER_TABLE) place += 4
    const length = nextNumber()
    const isTransformed = table === GLYF || table === LOCA ? flags >> 6 === 0 : flags >> 6 !== 0
    const kept = isTransformed ? nextNumber() : length
    if (table === wanted) found = [start, start + kept]
    start += kept
  }
  if (!found) throw new Error('The font lacks this table')
  return brotliDecompressSync(file.subarray(place, place + file.readUInt32BE(20))).subarray(...found)
}

/** Format 4: runs of code points, each with the difference to its glyphs or a list of them. */
function charactersOfSegments(table: Buffer): Set<number> {
  const bytes = table.readUInt16BE(6) // of one of the four lists
  const characters = new Set<number>()
  for (let segment = 14; segment < 14 + bytes; segment += 2) {
    const last = table.readUInt16BE(segment)
    const firstAt = segment + bytes + 2
    const offsetAt = firstAt + 2 * bytes
    const difference = table.readUInt16BE(firstAt + bytes)
    const offset = table.readUInt16BE(offsetAt)
    const first = table.readUInt16BE(firstAt)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = offset && table.readUInt16BE(offsetAt + offset + 2 * (code - first))
      const glyph = offset ? listed && (listed + difference) & 0xffff : (code + difference) & 0xffff
      if (glyph) characters.add(code)
    }
  }
  return characters
}
