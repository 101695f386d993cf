import { pictureSize } from '@matchbol/core/uploads/picture-address'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { phonePhoto, png, smallPicture } from '../../../test/pictures.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let olena: Person
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  olena = await world.person('Олена Марченко')
})

const send = (file: Blob, who: Person | null = olena) => world.call(who, 'POST /api/v1/uploads', { file })
const refusedFor = async (file: Blob) => {
  const { status, code } = await send(file)
  return { status, code }
}
const kept = async (url: string) =>
  Buffer.from(
    (await world.db.selectFrom('uploads').select('bytes').where('url', '=', url).executeTakeFirstOrThrow()).bytes,
  )
const colourAt = async (picture: Buffer, left: number, top: number) => {
  const [red = 0, , blue = 0] = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return red > blue ? 'red' : 'blue'
}
const converted = async (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif') => {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#208020' } })
    .toFormat(format)
    .toBuffer()
  return new Blob([Uint8Array.from(bytes)])
}

describe('R9: a picture that is uploaded', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('may be a %s, and is kept as WebP', async (format) => {
    const { status, data } = await send(await converted(format))
    expect(status).toBe(200)
    expect(pictureSize(data.url)).toEqual({ width: 30, height: 20 })
    expect((await sharp(await kept(data.url)).metadata()).format).toBe('webp')
  })

  it('is turned upright, and tells nobody where it was taken', async () => {
    const photo = await phonePhoto()
    expect((await sharp(Buffer.from(await photo.arrayBuffer())).metadata()).exif?.toString('latin1')).toContain('Phone')
    const { url } = (await send(photo)).data
    const picture = await kept(url)
    const { width, height, exif, xmp, iptc, orientation } = await sharp(picture).metadata()
    expect({ width, height, exif, xmp, iptc, orientation }).toEqual({ width: 40, height: 80 })
    expect([await colourAt(picture, 20, 5), await colourAt(picture, 20, 75)]).toEqual(['red', 'blue'])
    expect(picture.toString('latin1')).not.toContain('Phone')
  })

  it('is no longer than 2048 pixels on either side, and never made larger', async () => {
    expect((await send(png(5000, 1000))).data.url).toMatch(/-2048x410\.webp$/)
    expect((await send(png(100, 4000))).data.url).toMatch(/-51x2048\.webp$/)
    expect((await send(png(8, 8))).data.url).toMatch(/-8x8\.webp$/)
  })

  it('leaves behind whatever else was in the file', async () => {
    const hidden = '<script>alert(1)</script>'
    const { url } = (await send(new Blob([await phonePhoto(), hidden]))).data
    expect((await kept(url)).toString('latin1')).not.toContain('script')
  })

  it('has an address that nobody guesses, another one each time', async () => {
    const [one, other] = [(await send(smallPicture())).data.url, (await send(smallPicture())).data.url]
    expect(one).toMatch(/^\/img\/[0-9a-f]{32}-8x8\.webp$/)
    expect(other).not.toBe(one)
  })
})

describe('R9: what is refused as a picture', () => {
  it('a file that says it has 50,000 × 50,000 pixels, with little memory', async () => {
    await send(smallPicture()) // what draws is loaded
    const bomb = png(50_000, 50_000)
    const before = process.memoryUsage().rss
    for (let n = 0; n < 20; n++) expect(await refusedFor(bomb)).toEqual({ status: 422, code: 'IMAGE_TOO_MANY_PIXELS' })
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024)
  })

  it('a file with more pixels than there is memory for, though it is small', async () => {
    expect(await refusedFor(png(4001, 3125))).toEqual({ status: 422, code: 'IMAGE_TOO_MANY_PIXELS' })
  })

  it.each([
    ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG behind a declaration', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7\n'],
    ['a ZIP', 'PK\u0003\u0004'],
    ['nothing', ''],
    ['a HEIC', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'],
  ])('%s', async (_, content) =>
    expect(await refusedFor(new Blob([content], { type: 'image/png' }))).toEqual({ status: 422, code: 'IMAGE_KIND' }),
  )

  it.each([
    ['a script that begins like a GIF', 'GIF89a/*', '*/=1;alert(1)//'],
    ['a page that begins like a PNG', '\u0089PNG\r\n\u001a\n', '<script>alert(1)</script>'],
    ['a page that begins like a JPEG', '\u00ff\u00d8\u00ff', '<script>alert(1)</script>'],
    ['a page that begins like a WebP', 'RIFF\u0000\u0001\u0000\u0000WEBP', '<script>alert(1)</script>'],
  ])('%s', async (_, beginning, rest) => {
    const file = new Blob([Uint8Array.from(Buffer.from(beginning + rest, 'latin1'))])
    expect(await refusedFor(file)).toEqual({ status: 422, code: 'IMAGE_BROKEN' })
  })

  it('a photo of which only a half arrived', async () => {
    const photo = await phonePhoto(800, 400)
    expect(await refusedFor(photo.slice(0, photo.size / 2))).toEqual({ status: 422, code: 'IMAGE_BROKEN' })
  })

  it('more than 8 MB, even from someone who does not say how much', async () => {
    const most = 8 * 1024 * 1024
    expect((await send(new Blob([new Uint8Array(most + 1)]))).status).toBe(413)
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(stream) {
        sent += 65_536
        stream.enqueue(new Uint8Array(65_536))
      },
    })
    const headers = { authorization: `Bearer ${olena.token}` }
    const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    expect(await world.send('/api/v1/uploads', request)).toMatchObject({ status: 413, errorType: 'TOO_LARGE' })
    expect(sent).toBeLessThan(most + 1024 * 1024)
    expect(await refusedFor(new Blob([new Uint8Array(most)]))).toEqual({ status: 422, code: 'IMAGE_KIND' })
  })
})

describe('who may upload', () => {
  it('nobody without a token, and of them no byte is read', async () => {
    let pulls = 0
    const body = new ReadableStream<Uint8Array>(
      { pull: (stream) => (++pulls > 3 ? stream.close() : stream.enqueue(new Uint8Array(65_536))) },
      { highWaterMark: 0 },
    )
    const request = { method: 'POST', body, duplex: 'half' } as RequestInit
    expect(await world.send('/api/v1/uploads', request)).toMatchObject({ status: 401, errorType: 'NO_TOKEN' })
    expect(pulls).toBe(0)
  })

  it('two at a time of one person and eight of all: who comes then waits, with the file unread', async () => {
    const read: ReadableStreamDefaultController<Uint8Array>[] = []
    const begin = ({ token }: Person) => {
      const body = new ReadableStream<Uint8Array>({ pull: (it) => void read.push(it) }, { highWaterMark: 0 })
      const headers = { authorization: `Bearer ${token}` }
      return world.send('/api/v1/uploads', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
    }
    const expectRead = async (files: number) => {
      await expect.poll(() => read.length).toBe(files)
      await world.call(olena, 'GET /api/v1/users/profile')
      expect(read.length).toBe(files)
    }
    const sending = [begin(olena), begin(olena), begin(olena)]
    await expectRead(2)
    for (const name of ['Ірина', 'Надія', 'Марія', 'Софія']) {
      const other = await world.person(name)
      sending.push(begin(other), begin(other))
    }
    await expectRead(8)
    read[0]?.close()
    await expectRead(9)
    for (let nth = 1; nth < sending.length; nth++) {
      await expect.poll(() => read.length).toBeGreaterThan(nth)
      read[nth]?.close()
    }
    expect((await Promise.all(sending)).map(({ code }) => code)).toEqual(sending.map(() => 'IMAGE_KIND'))
  })

  it('a player a hundred times a day, and again the next', async () => {
    const rows = Array.from({ length: 99 }, (_, n) => ({
      url: `/img/${olena.id}-${n}`,
      owner_id: olena.id,
      bytes: new Uint8Array([1]),
      made_at: world.clock.now,
    }))
    await world.db.insertInto('uploads').values(rows).execute()
    expect((await send(smallPicture())).status).toBe(200)
    expect(await send(smallPicture())).toMatchObject({ status: 429, code: 'RATE_LIMIT' })
    world.pass({ days: 1 })
    olena = await world.again(olena)
    expect((await send(smallPicture())).status).toBe(200)
  })

  it('the same file sent again with the same key is the same picture', async () => {
    const key = { 'idempotency-key': 'photo 1' }
    const first = await world.call(olena, 'POST /api/v1/uploads', { file: smallPicture() }, key)
    const second = await world.call(olena, 'POST /api/v1/uploads', { file: smallPicture() }, key)
    expect(second.data).toEqual(first.data)
    const other = await world.call(olena, 'POST /api/v1/uploads', { file: png(9, 9) }, key)
    expect(other).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' })
  })
})
