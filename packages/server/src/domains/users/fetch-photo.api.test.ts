import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextTelegramId, sitePayload } from '../../../test/login.ts'
import { phonePhoto, smallPicture } from '../../../test/pictures.ts'
import { openWorld, type World } from '../../../test/world.ts'
import { fetchPhoto, isTelegramHost } from './fetch-photo.ts'

const silent = pino({ level: 'silent' })
let world: World
let telegram: Server
let address: string
let requests: string[] = []
let picture: Buffer

beforeAll(async () => {
  picture = Buffer.from(await (await phonePhoto()).arrayBuffer())
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

const guard = { mayAsk: (url: URL) => url.origin === address, mayConnect: () => true }
const fetchOf = (personId: number) => fetchPhoto(personId, { db: world.db, now: world.clock.now, log: silent }, guard)
const signedInWith = async (photo: string) => {
  const { id } = await world.person('Олег Савченко')
  await world.db.updateTable('users').set({ photo_source: photo }).where('id', '=', id).execute()
  requests = []
  await fetchOf(id)
  const { photo_url } = await world.db
    .selectFrom('users')
    .select('photo_url')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, url: photo_url }
}

describe('a photo from Telegram', () => {
  it('is fetched once and served from our own store', async () => {
    const { id, url } = await signedInWith(`${address}/oleg.jpg`)
    const served = await world.api.request(url ?? '')
    expect(served.headers.get('content-type')).toBe('image/webp')
    expect(requests).toEqual(['/oleg.jpg'])
    requests = []
    await fetchOf(id)
    expect(requests).toEqual([])
  })

  it('is asked for by a job at the sign-in, until it has been tried', async () => {
    const id = nextTelegramId()
    const asked = async () => {
      world.pass({ seconds: 30 })
      const body = sitePayload(world, { id, photo_url: `${address}/oleg.jpg` })
      const { data } = await world.call(null, 'POST /api/v1/users/auth/telegram', { body })
      const { rows } = await sql<{ data: object }>`select data from jobs.job where name = 'fetch-photo'`.execute(
        world.db,
      )
      return { personId: data.user.id, jobs: rows.map(({ data }) => data) }
    }
    const { personId, jobs } = await asked()
    expect(jobs).toEqual([{ type: 'person.photo-changed', personId }])
    await fetchOf(personId)
    expect((await asked()).jobs).toEqual(jobs)
  })

  it('may move within its hosts', async () => expect((await signedInWith(`${address}/moved.jpg`)).url).not.toBeNull())

  it.each(['away.jpg', 'page.jpg', 'huge.jpg'])(
    'that leads elsewhere, is no picture or is too large is left out: %s',
    async (file) => {
      expect((await signedInWith(`${address}/${file}`)).url).toBeNull()
    },
  )

  it('that cannot be had is not asked for again', async () => {
    const { id } = await signedInWith(`${address}/page.jpg`)
    requests = []
    await fetchOf(id)
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

  it('does not return over one that the player has chosen, or has removed', async () => {
    const person = await world.person('Олена Марченко')
    const { url } = (await world.call(person, 'POST /api/v1/uploads', { file: smallPicture() })).data
    for (const photoUrl of [url, null]) {
      await world.call(person, 'PUT /api/v1/users/{id}', { params: { id: person.id }, body: { photoUrl } })
      const source = `${address}/${photoUrl ? 'new' : 'newer'}.jpg`
      await world.db.updateTable('users').set({ photo_source: source }).where('id', '=', person.id).execute()
      requests = []
      await fetchOf(person.id)
      expect(requests).toEqual([])
      const shown = await world.call(null, 'GET /api/v1/players/{id}', { params: { id: person.id } })
      expect(JSON.stringify(shown.data)).toContain(`"photoUrl":${JSON.stringify(photoUrl)}`)
    }
  })
})
