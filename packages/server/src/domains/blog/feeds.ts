import { createHash } from 'node:crypto'
import { PAGE_SIZE } from '@matchbol/core/shared/limits'
import { fullName } from '@matchbol/core/users/names'
import { Feed } from 'feed'
import type { Db } from '../../platform/db/client.ts'
import type { ServedFile } from '../../platform/http/serve.ts'
import { findPosts } from './find-posts.ts'
import { selectPosts } from './post-row.ts'
import { htmlOf } from './post-text.ts'

/** Which site the articles are of, with the address that people use. */
export interface FeedOf {
  siteName: string
  address: string
}

/** The newest articles as RSS 2.0. */
export const rssFeed = async (db: Db, of: FeedOf) => fileOf((await readFeed(db, of)).rss2())

/** The same as Atom 1.0. */
export const atomFeed = async (db: Db, of: FeedOf) => fileOf((await readFeed(db, of)).atom1())

const fileOf = (content: string): ServedFile => ({
  content,
  version: createHash('sha256').update(content).digest('base64url'),
})

async function readFeed(db: Db, { siteName, address }: FeedOf): Promise<Feed> {
  const { page } = findPosts({ page: 1, limit: PAGE_SIZE })
  const rows = await selectPosts(db)
    .innerJoin(page.as('found'), (join) => join.onRef('found.id', '=', 'posts.id'))
    .select('posts.body')
    .orderBy('posts.published_at', 'desc')
    .orderBy('posts.id', 'desc')
    .execute()
  const at = (path: string) => new URL(path, address).href
  const updated = rows.map(({ updated_at }) => updated_at).sort((a, b) => b.getTime() - a.getTime())[0]
  const feed = new Feed({
    title: `Блог · ${siteName}`,
    description: 'Статті гравців ліги.',
    id: at('/blog'),
    link: at('/blog'),
    language: 'uk',
    copyright: siteName,
    feedLinks: { rss: at('/blog/feed.xml'), atom: at('/blog/atom.xml') },
    ...(updated && { updated }),
  })
  for (const row of rows)
    feed.addItem({
      title: row.title,
      id: at(`/blog/${row.slug}`),
      link: at(`/blog/${row.slug}`),
      description: row.excerpt ?? row.lead,
      content: withWholeAddresses(await htmlOf(row.body), address),
      author: [{ name: fullName({ firstName: row.first_name, lastName: row.last_name }) ?? siteName }],
      category: row.tags.map((name) => ({ name })),
      published: row.published_at ?? row.updated_at,
      date: row.updated_at,
    })
  return feed
}

/** Elsewhere an address of ours needs our name in front. Of each picture the one size is enough that every program shows. */
const withWholeAddresses = (html: string, address: string) =>
  html
    .replace(/ (?:srcset|sizes)="[^"]*"/g, '')
    .replace(/ (src|href)="(\/[^"]*)"/g, (_, name: string, path: string) => ` ${name}="${new URL(path, address).href}"`)
