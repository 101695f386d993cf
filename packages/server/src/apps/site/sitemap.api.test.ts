import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCourt } from '../../../test/court.ts'
import { openDesk } from '../../../test/desk.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { MOST_IN_FILE } from '../../platform/sitemap/section.ts'

const site = 'https://club.example'
let world: World
let admin: Person
let olena: number
let leagueId: number
let gameId: number

beforeAll(async () => {
  world = await openWorld({ PUBLIC_URL: site, AUTH_SECRET: 'x'.repeat(64) })
  admin = await world.person('Марія Адмін', 'ADMIN')
  const people = [await world.person('Олена Марченко'), await world.person('Ірина Коваль')] as const
  const [hidden, blocked] = [await world.person('Тихий Гравець'), await world.person('Богдан Заблокований')]
  await world.call(hidden, 'PUT /api/v1/users/{id}', { params: { id: hidden.id }, body: { hideFromSearch: true } })
  await world.call(admin, 'PUT /api/v1/users/{id}', { params: { id: blocked.id }, body: { status: 'BLOCKED' } })
  olena = people[0].id
  leagueId = (await world.league('Ліга клубу', [...people])).id
  const court = openCourt(world, leagueId)
  const desk = openDesk(world, admin)
  await desk.published(admin, 'Друга подача')
  await desk.write(admin, 'Чернетка')
  gameId = await court.completed(people[0], people[1], '6:4 6:4', { completedAt: '2026-11-20T10:00:00Z' })
})
afterAll(() => world.close())

interface Entry {
  loc: string
  lastmod?: string
}

/** A file as a parser reads it that has never seen ours. */
async function read(path: string): Promise<Entry[]> {
  const response = await world.api.request(path)
  expect([path, response.status, response.headers.get('content-type')]).toEqual([
    path,
    200,
    'application/xml; charset=utf-8',
  ])
  const text = await response.text()
  expect(XMLValidator.validate(text)).toBe(true)
  const { sitemapindex, urlset } = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' }).parse(
    text,
  )
  return sitemapindex?.sitemap ?? urlset.url
}
const pathOf = ({ loc }: Entry) => loc.replace(site, '')
const files = async () => (await read('/sitemap.xml')).map(pathOf)

it('search engines are led to what everybody may find, and to nothing that somebody hides', async () => {
  const listed = await Promise.all((await files()).map(read))
  const paths = listed.flat().map(pathOf)
  expect(paths.filter((path) => path.startsWith('/player/')).sort()).toEqual(
    ['Марія Адмін', 'Олена Марченко', 'Ірина Коваль'].map((_, index) => `/player/${index + 1}`),
  )
  expect(paths.filter((path) => /^\/(game|blog)\//.test(path))).toEqual(['/blog/druha-podacha', `/game/${gameId}`])
  expect(paths).not.toContain('/rules') // which are kept under their own address, /faq/5
  for (const path of ['/', '/stats', '/faq/5', `/stats/leagues?league=${leagueId}`]) expect(paths).toContain(path)
  for (const path of paths) expect(path).not.toMatch(/auth|profile|admin|vs/)
  for (const { loc } of listed.flat()) expect(new URL(loc).origin).toBe(site)
})

it('a league is listed after it has closed too: its table and its games are read as before', async () => {
  const closed = { isActive: false }
  await world.call(admin, 'PUT /api/v1/leagues/{id}', { params: { id: leagueId }, body: closed })
  expect((await read('/sitemaps/leagues/all.xml')).map(pathOf)).toContain(`/stats/leagues?league=${leagueId}`)
  await world.call(admin, 'PUT /api/v1/leagues/{id}', { params: { id: leagueId }, body: { isActive: true } })
})

it('each address says when it last changed', async () => {
  const changed = new Map((await read('/sitemaps/players/1.xml')).map((entry) => [pathOf(entry), entry.lastmod]))
  expect(changed.get(`/player/${olena}`)).toBe(world.clock.now.toISOString())
})

it('an article has changed when it was published too', async () => {
  const day = 86_400_000
  await world.db
    .updateTable('posts')
    .set({ updated_at: new Date(world.clock.now.getTime() - day) })
    .execute()
  expect((await read('/sitemaps/blog/1.xml'))[0]?.lastmod).toBe(world.clock.now.toISOString())
})

it('no file is said to be older than one of its pages', async () => {
  for (const file of await read('/sitemap.xml')) {
    const newest =
      (await read(pathOf(file)))
        .map(({ lastmod }) => lastmod ?? '')
        .sort()
        .at(-1) ?? ''
    if (file.lastmod) expect([file.loc, file.lastmod >= newest]).toEqual([file.loc, true])
  }
  const dated = (await read('/sitemap.xml')).filter(({ lastmod }) => lastmod).map(pathOf)
  expect(dated).toEqual(['/sitemaps/faq/all.xml', '/sitemaps/leagues/all.xml'])
})

it('what is more than a file may hold goes on in the next one', async () => {
  const { id: _, ...row } = await world.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', olena)
    .executeTakeFirstOrThrow()
  const id = MOST_IN_FILE + 1
  const { version: __, notifications: ___, ...columns } = row
  await world.db
    .insertInto('users')
    .values({ ...columns, id, telegram_id: null })
    .execute()
  expect((await files()).filter((path) => path.includes('/players/'))).toEqual([
    '/sitemaps/players/1.xml',
    '/sitemaps/players/2.xml',
  ])
  expect((await read('/sitemaps/players/2.xml')).map(pathOf)).toEqual([`/player/${id}`])
})

it('of what is not listed there is no file', async () => {
  for (const file of [
    'players/0',
    'players/3',
    'players/01',
    'games/1',
    'games/9-1',
    'games/1-2',
    'secrets/1',
    'pages/1',
  ])
    expect([file, (await world.api.request(`/sitemaps/${file}.xml`)).status]).toEqual([file, 404])
})

it('robots.txt names the list', async () => {
  expect(await (await world.api.request('/robots.txt')).text()).toContain(`Sitemap: ${site}/sitemap.xml`)
})
