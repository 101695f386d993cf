import { densities, screenWidths } from '@matchbol/core/uploads/picture-sizes'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { phonePhoto } from '../../../test/pictures.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { createFront, type Front, mountApi } from '../../platform/http/front.ts'

let world: World
let front: Front
/** Kept as 1000 pixels wide. */
let url: string
beforeAll(async () => {
  world = await openWorld()
  front = frontOf(world)
  url = await uploaded(2000, 1000)
})
afterAll(() => world.close())

/** Pictures and icons as they leave a node. */
function frontOf({ api, routes }: World) {
  const front = createFront({ publicUrl: undefined, isDemo: false, log: pino({ level: 'silent' }) })
  mountApi(front, api, routes)
  return front
}

const uploaded = async (width: number, height: number, who?: Person) => {
  const file = await phonePhoto(width, height)
  return (await world.call(who ?? (await world.person('Олена Марченко')), 'POST /api/v1/uploads', { file })).data.url
}
const ask = async (path: string) => front.request(path)
const widthOf = async (path: string) => {
  const { width, format } = await sharp(Buffer.from(await (await ask(path)).arrayBuffer())).metadata()
  return { width, format }
}

describe('§9: a picture', () => {
  it.each(screenWidths.flatMap((width) => densities.map((density) => [width, density] as const)))(
    'is drawn for a screen of %i at density %i, as webp, never wider than it is',
    async (width, density) => {
      const pixels = width * density
      expect(await widthOf(`${url}?w=${pixels}`)).toEqual({ width: Math.min(pixels, 1000), format: 'webp' })
    },
  )

  it('is as it was kept when no width is named, and smaller in bytes when narrower', async () => {
    const size = async (path: string) => (await (await ask(path)).arrayBuffer()).byteLength
    expect(await widthOf(url)).toEqual({ width: 1000, format: 'webp' })
    expect(await size(`${url}?w=320`)).toBeLessThan(await size(url))
    expect(await size(`${url}?w=640&q=50`)).toBeLessThan(await size(`${url}?w=640&q=90`))
  })

  it.each(['w=0', 'w=100', 'w=321', 'w=-320', 'w=3200', 'w=1e9', 'w=', 'w=320.0', 'w=abc', 'q=1', 'q=100', 'q=x'])(
    'is not drawn at any other width or quality: %s',
    async (query) => {
      const refused = await ask(`${url}?${query}`)
      expect([refused.status, await refused.json()]).toMatchObject([400, { errorType: 'VALIDATION' }])
    },
  )

  it('is kept by the browser for minutes and by nobody between, and is nothing but a picture', async () => {
    for (const path of [url, `${url}?w=320`]) {
      const { status, headers } = await ask(path)
      expect([status, Object.fromEntries(headers)]).toMatchObject([
        200,
        {
          'content-type': 'image/webp',
          'cache-control': 'private, max-age=300',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        },
      ])
    }
  })

  it('does not travel again to who has it', async () => {
    const etag = (await ask(`${url}?w=320`)).headers.get('etag') ?? ''
    const again = (path: string) => front.request(path, { headers: { 'if-none-match': etag } })
    const unchanged = await again(`${url}?w=320`)
    expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', etag])
    expect((await again(`${url}?w=640`)).status).toBe(200)
  })

  it('of a deleted account is gone at once on every node, also for who has it', async () => {
    const nodes = [front, frontOf(await openWorld({}, world.database))]
    const oleh = await world.person('Олег Савченко')
    const address = await uploaded(80, 40, oleh)
    const statuses = (headers = {}) =>
      Promise.all(nodes.map(async (node) => (await node.request(`${address}?w=320`, { headers })).status))
    const etag = (await ask(`${address}?w=320`)).headers.get('etag') ?? ''
    expect(await statuses()).toEqual([200, 200])
    expect((await world.call(oleh, 'DELETE /api/v1/users/me')).status).toBe(200)
    expect(await statuses()).toEqual([404, 404])
    expect(await statuses({ 'if-none-match': etag })).toEqual([404, 404])
    expect((await ask(address)).headers.get('cache-control')).toBe('no-store')
  })

  it('asked for by many at once is right for each of them', async () => {
    const paths = Array.from({ length: 24 }, (_, n) => `${url}?w=${[320, 640, 768][n % 3]}&q=90`)
    const widths = await Promise.all(paths.map(async (path) => (await widthOf(path)).width))
    expect(widths).toEqual(paths.map((_, n) => [320, 640, 768][n % 3]))
  })
})

describe('R9: an address', () => {
  it.each([
    '/img/..%2f..%2fetc%2fpasswd',
    '/img/..%2fsecrets.json',
    '/img/%2e%2e%2f%2e%2e%2fpackage.json',
    '/img/..',
    '/img/',
    '/img/a/b.webp',
    '/img/%00.webp',
    "/img/x'%20or%201=1--.webp",
    `/img/${'0'.repeat(32)}-8x8.webp`,
    `/img/${'0'.repeat(32)}-8x8.webp%2f..%2f..`,
    `/img/${'0'.repeat(32)}-99999x8.webp?w=320`,
    '/icons/..%2ftags.json',
    '/icons/%2e%2e%2fpackage.json',
    '/icons/../icons/trophy.svg%00',
    '/icons/Trophy.svg',
    '/icons/no-such-icon.svg',
    '/icons/trophy',
  ])('of nothing that was kept finds nothing: %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  it('of a picture tells its size, and another size is another address', async () => {
    expect(url).toMatch(/-1000x2000\.webp$/)
    expect((await ask(url.replace('1000x2000', '2000x1000'))).status).toBe(404)
  })
})

it('pictures and icons have a budget of their own: a page of faces uses up nobody’s reading', async () => {
  const spent: string[] = []
  const limits = { spend: async (budget: string) => void spent.push(budget) }
  const { api } = await openWorld({}, world.database, limits)
  for (const path of [url, '/icons/trophy.svg', '/manifest.webmanifest', '/healthz']) await api.request(path)
  expect(spent).toEqual(['picture', 'picture', 'reading'])
})

it('an icon comes from the installed package, for ever, and can do nothing', async () => {
  const icon = await ask('/icons/trophy.svg')
  expect(await icon.text()).toMatch(/<svg[\s\S]*currentColor[\s\S]*<\/svg>/)
  expect(Object.fromEntries(icon.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
})
