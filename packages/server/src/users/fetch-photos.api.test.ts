import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photoRoutes } from '../http/photos.ts'
import { openWorld, type World } from '../test-world.ts'
import { fetchPhotos, isTelegramHost } from './fetch-photos.ts'

const picture = Buffer.from('ffd8ffe000104a464946', 'hex')
const silent = pino({ level: 'silent' })
let world: World
let telegram: Server
let address: string
let requests: string[] = []

beforeAll(async () => {
  world = await openWorld()
  telegram = createServer((request, response) => {
    requests.push(request.url ?? '')
    if (request.url === '/moved.jpg') return response.writeHead(302, { location: '/oleg.jpg' }).end()
    if (request.url === '/away.jpg') return response.writeHead(302, { location: 'http://169.254.10.10/secret' }).end()
    if (request.url === '/page.jpg') return response.writeHead(200, { 'content-type': 'text/html' }).end('<script>')
    if (request.url === '/huge.jpg')
      return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.alloc(2 * 1024 * 1024))
    return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
  })
  await new Promise<void>((done) => telegram.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(telegram.address() as AddressInfo).port}`
})
afterAll(async () => {
  telegram.close()
  await world.close()
})

const isOurs = (url: URL) => url.origin === address
const signedInWith = async (photo: string) => {
  const { id } = await world.person('Олег Савченко')
  await world.db.updateTable('users').set({ photo_source: photo }).where('id', '=', id).execute()
  requests = []
  await fetchPhotos(world.db, world.clock.now, silent, isOurs)
  const { photo_url } = await world.db
    .selectFrom('users')
    .select('photo_url')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return photo_url
}

describe('a photo from Telegram', () => {
  it('is fetched once and served from our own store', async () => {
    const url = await signedInWith(`${address}/oleg.jpg`)
    const served = await photoRoutes(world.db).request(url ?? '')
    expect(served.headers.get('content-type')).toBe('image/jpeg')
    expect(Buffer.from(await served.arrayBuffer())).toEqual(picture)
    requests = []
    await fetchPhotos(world.db, world.clock.now, silent, isOurs)
    expect(requests).toEqual([])
  })

  it('may move within its hosts', async () => expect(await signedInWith(`${address}/moved.jpg`)).not.toBeNull())

  it.each(['away.jpg', 'page.jpg', 'huge.jpg'])(
    'that leads elsewhere, is no picture or is too large is left out: %s',
    async (file) => {
      expect(await signedInWith(`${address}/${file}`)).toBeNull()
    },
  )

  it('that cannot be had is not asked for again', async () => {
    await signedInWith(`${address}/page.jpg`)
    requests = []
    await fetchPhotos(world.db, world.clock.now, silent, isOurs)
    expect(requests).toEqual([])
  })

  it.each([
    ['https://t.me/i/userpic/320/a.jpg', true],
    ['https://cdn4.telesco.pe/file/a.jpg', true],
    ['http://t.me/a.jpg', false],
    ['https://t.me.example.com/a.jpg', false],
    ['https://127.0.0.1/a.jpg', false],
    ['file:///etc/passwd', false],
  ])('is asked of Telegram alone: %s: %s', (url, allowed) => expect(isTelegramHost(new URL(url))).toBe(allowed))
})

it('a photo nobody has is not found', async () => {
  const photos = photoRoutes(world.db)
  expect((await photos.request('/photos/999999/1')).status).toBe(404)
  expect((await photos.request('/photos/99999999999/1')).status).toBe(404)
})
