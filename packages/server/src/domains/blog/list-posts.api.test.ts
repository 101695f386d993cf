import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/desk.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { createRandom } from '../../apps/demo/random.ts'
import { differencesIn, rebuildProjection } from '../../platform/projections/rebuild-projection.ts'
import { listedPosts, postCounts } from './keep-listed.ts'

const subjects = ['подача', 'сітка', 'ґрунт', 'турнір', 'тактика']
const POSTS = 30
const PER_PAGE = 7

let world: World
let desk: ReturnType<typeof openDesk>
let admin: Person

/** One after another, eleven days apart, each of its number’s subject, and «корт» in every text. */
beforeAll(async () => {
  world = await openWorld({ SITE_NAME: 'Клуб', PUBLIC_URL: 'https://club.example', AUTH_SECRET: 'x'.repeat(64) })
  admin = await world.person('Марія Адмін', 'ADMIN')
  desk = openDesk(world, admin)
  for (let number = 1; number <= POSTS; number++) {
    admin = await world.again(admin)
    desk = openDesk(world, admin)
    const tags = [subjects[number % subjects.length] ?? '', number % 2 ? 'непарна' : 'парна']
    const body = `Про [корт](/stats) і **${tags[0]}**, частина ${number}.`
    await desk.published(admin, `Стаття ${number}: ${tags[0]}`, { tags, body })
    world.pass({ days: 11 })
  }
})
afterAll(() => world.close())

const numbersOf = (posts: readonly { title: string }[]) => posts.map(({ title }) => Number(/\d+/.exec(title)?.[0]))
const down = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((from - to) / step) + 1 }, (_, index) => from - index * step)

describe('the blog', () => {
  it('has all public articles, the newest first, page by page, and none beyond the last', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => desk.list({ page, limit: PER_PAGE })))
    expect(pages.flatMap(({ data }) => numbersOf(data))).toEqual(down(POSTS, 1))
    expect(pages[4]?.meta).toEqual({ page: 5, limit: PER_PAGE, total: POSTS, totalPages: 5 })
    expect(await desk.list({ page: 6, limit: PER_PAGE })).toMatchObject({ status: 404 })
  })

  it('of a tag, whatever way it is typed, the same', async () => {
    const pages = await Promise.all([1, 2].map((page) => desk.list({ tag: '#Непарна', page, limit: 10 })))
    expect(pages.flatMap(({ data }) => numbersOf(data))).toEqual(down(POSTS - 1, 1, 2))
    expect((await desk.list({ tag: 'такого немає' })).meta.total).toBe(0)
  })

  it('finds words of title, text and tags by how they begin, inflected or not', async () => {
    for (const q of ['подачі', 'Podacha', 'подача стаття'])
      expect(numbersOf((await desk.list({ q })).data)).toEqual([30, 25, 20, 15, 10, 5])
    expect((await desk.list({ q: 'корти', tag: 'парна' })).meta.total).toBe(POSTS / 2)
    expect((await desk.list({ q: 'бадмінтон' })).data).toEqual([])
  })

  it('offers the tags of the most articles', async () =>
    expect((await world.call(null, 'GET /api/v1/blog/tags')).data).toEqual([
      { tag: 'непарна', posts: 15 },
      { tag: 'парна', posts: 15 },
      ...subjects.toSorted().map((tag) => ({ tag, posts: 6 })),
    ]))

  it('leads on from an article to those before and after it, and to those like it', async () => {
    const { slug } = (await desk.list({ q: 'частина 20' })).data[0] ?? { slug: '' }
    const { data } = await desk.read(null, slug)
    expect([data.newer, data.older].map((it) => it?.title)).toEqual(['Стаття 21: сітка', 'Стаття 19: тактика'])
    expect(numbersOf(data.related)).toEqual([30, 10, 28])
  })
})

describe('programs that follow the blog', () => {
  const feed = async (path: string) => {
    const response = await world.api.request(path)
    return {
      type: response.headers.get('content-type'),
      etag: response.headers.get('etag'),
      text: await response.text(),
    }
  }
  it('read it as RSS', async () => {
    const { type, etag, text } = await feed('/blog/feed.xml')
    expect([type, Boolean(etag)]).toEqual(['application/rss+xml; charset=utf-8', true])
    const { title, language, items = [] } = parseRssFeed(text)
    expect({ title, language }).toEqual({ title: 'Блог · Клуб', language: 'uk' })
    expect(items.map((item) => Number(/\d+/.exec(item.title ?? '')?.[0]))).toEqual(down(POSTS, 11))
    expect(items[0]).toMatchObject({
      link: 'https://club.example/blog/stattia-30-podacha',
      categories: [{ name: 'подача' }, { name: 'парна' }],
      description: 'Про корт і подача, частина 30.',
    })
    expect(items[0]).toMatchObject({ dc: { creators: ['Марія Адмін'] } }) // an author would have to be an e-mail address
    expect(items[0]).not.toHaveProperty('authors')
    expect(items[0]).not.toHaveProperty('content') // however long the texts are, the feed is short
  })
  it('and as Atom', async () => {
    const { type, text } = await feed('/blog/atom.xml')
    expect(type).toBe('application/atom+xml; charset=utf-8')
    const { entries = [] } = parseAtomFeed(text)
    expect(entries).toHaveLength(20)
    expect(entries[0]).toMatchObject({
      id: 'https://club.example/blog/stattia-30-podacha',
      authors: [{ name: 'Марія Адмін' }],
      categories: [{ term: 'подача' }, { term: 'парна' }],
    })
  })
  it('learn that an article has changed when it was published, long after it was written', async () => {
    await sql`update posts set updated_at = published_at - interval '20 days'`.execute(world.db)
    const [{ entries = [] }, rss] = [parseAtomFeed((await feed('/blog/atom.xml')).text), await feed('/blog/feed.xml')]
    expect(entries.map(({ updated }) => updated)).toEqual(entries.map(({ published }) => published))
    const { lastBuildDate, items = [] } = parseRssFeed(rss.text)
    expect(lastBuildDate).toBe(items[0]?.pubDate)
  })
  it('can read it whatever stands in the texts of an old backup', async () => {
    await sql`
      update posts set title = ${'Стаття 30: a\ufffeb\uffffc ]]> <&'} where title like 'Стаття 30%'`.execute(world.db)
    for (const [path, titleIn, title] of [
      ['/blog/feed.xml', (xml: string) => parseRssFeed(xml).items?.[0]?.title, 'Стаття 30: abc ]]> &lt;&amp;'],
      [
        '/blog/atom.xml',
        (xml: string) => parseAtomFeed(xml).entries?.[0]?.title,
        { type: 'html', value: 'Стаття 30: abc ]]> &lt;&amp;' },
      ],
    ] as const)
      expect(titleIn((await feed(path)).text)).toEqual(title)
  })
})

it('whatever authors do, the lists are what the articles say', async () => {
  const random = createRandom(7)
  const { data } = await desk.list({ limit: 100 })
  for (let move = 0; move < 25; move++) {
    admin = await world.again(admin)
    const post = random.oneOf(data)
    const tags = random.shuffled(subjects).slice(0, 2)
    const status = random.oneOf(['HIDDEN', 'PUBLISHED'] as const)
    await desk.change(admin, post, random.happens(0.5) ? { tags } : { status })
    if (random.happens(0.1)) await desk.remove(admin, post)
  }
  for (const projection of [listedPosts, postCounts])
    expect(differencesIn(await rebuildProjection(world.db, projection, world.clock.now))).toBe(0)
})

it('of a blog without an article no program learns that it has ever changed', async () => {
  await world.db.deleteFrom('listed_posts').execute()
  const { title, lastBuildDate, items } = parseRssFeed(await (await world.api.request('/blog/feed.xml')).text())
  expect({ title, lastBuildDate, items }).toEqual({ title: 'Блог · Клуб', lastBuildDate: undefined, items: undefined })
})
