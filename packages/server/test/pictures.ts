import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** What a bomb says is more than what it holds. */
const MOST_BYTES = 1_000_000

/** A PNG of one colour, made by hand, so that it may say of itself what no program would write. */
export const png = (width: number, height: number) =>
  new Blob([
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', Buffer.from([...fourBytes(width), ...fourBytes(height), 1, 0, 0, 0, 0])),
      chunk('IDAT', deflateSync(Buffer.alloc(Math.min(MOST_BYTES, height * (1 + Math.ceil(width / 8)))))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  ])

export const smallPicture = () => png(8, 8)

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([Buffer.from(fourBytes(data.length)), body, Buffer.from(fourBytes(crc32(body)))])
}

const fourBytes = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

/** As a phone held upright writes it: lying on its side, with the place where it was taken. Its upper half is red. */
export async function phonePhoto(width = 80, height = 40) {
  const half = { width: width / 2, height, channels: 3, background: '#e02020' } as const
  const upright = { input: { create: half }, left: 0, top: 0 }
  const photo = await sharp({ create: { ...half, width, background: '#2020e0' } })
    .composite([upright])
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' })
}
