import { createHash } from 'node:crypto'
import { PAGE_SIZE } from '@matchbol/core/shared/limits'
import { fullName } from '@matchbol/core/users/names'
import { Feed, type Item } from 'feed'
import type { Db } from '../../platform/db/client.ts'
import type { ServedFile } from '../../platform/http/serve.ts'
import { findPosts } from './find-posts.ts'
import { type CardRow, cardOf, selectPosts } from './post-row.ts'

/** Which site the articles are of, with the address that people use. */
export interface FeedOf {
  siteName: string
  address: string
}

/** The newest articles as RSS 2.0, each by its excerpt: who wants to read on follows the link. */
export const rssFeed = (db: Db, of: FeedOf) =>
  readFeed(db, (rows) => {
    const rss = feedOf(rows, of, (name) => ({ extensions: [creator(name)] })).rss2()
    return rows.length > 0 ? rss : rss.replace(lastBuild, '') // which nothing has made yet
  })

/** The same as Atom 1.0. */
export const atomFeed = (db: Db, of: FeedOf) =>
  readFeed(db, (rows) => feedOf(rows, of, (name) => ({ author: [{ name }] })).atom1())

/** How a format names an author: RSS wants one to be an e-mail address. */
type NameAuthor = (name: string) => Pick<Item, 'author' | 'extensions'>

const creator = (name: string) => ({
  name: 'dc:creator',
  objects: { _attributes: { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, _text: name },
})

const lastBuild = /\s*<lastBuildDate>[^<]*<\/lastBuildDate>/

async function readFeed(db: Db, write: (rows: readonly CardRow[]) => string): Promise<ServedFile> {
  const { page } = findPosts({ page: 1, limit: PAGE_SIZE })
  const rows = await selectPosts(db)
    .innerJoin(page.as('found'), (join) => join.onRef('found.id', '=', 'posts.id'))
    .orderBy('posts.published_at', 'desc')
    .orderBy('posts.id', 'desc')
    .execute()
  const content = write(rows).replace(noneOfXml, '')
  return { content, shows: rows.map(cardOf), version: createHash('sha256').update(content).digest('base64url') }
}

/** What a text from an older backup may hold and no XML file may. */
const noneOfXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Plain words where HTML is read: in titles and descriptions of both formats. */
const asHtml = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** For who reads it: what is published late has changed then. */
const changedAt = ({ published_at, updated_at }: CardRow) =>
  published_at && published_at > updated_at ? published_at : updated_at

function feedOf(rows: readonly CardRow[], { siteName, address }: FeedOf, nameAuthor: NameAuthor): Feed {
  const at = (path: string) => new URL(path, address).href
  const feed = new Feed({
    title: `Блог · ${siteName}`,
    description: 'Статті гравців ліги.',
    id: at('/blog'),
    link: at('/blog'),
    language: 'uk',
    copyright: siteName,
    feedLinks: { rss: at('/blog/feed.xml'), atom: at('/blog/atom.xml') },
    updated: new Date(Math.max(0, ...rows.map((row) => changedAt(row).getTime()))), // never the moment of drawing: every node gives the same bytes
  })
  for (const row of rows)
    feed.addItem({
      title: asHtml(row.title),
      id: at(`/blog/${row.slug}`),
      link: at(`/blog/${row.slug}`),
      description: asHtml(row.excerpt ?? row.lead),
      ...nameAuthor(fullName({ firstName: row.first_name, lastName: row.last_name }) ?? siteName),
      category: row.tags.map((name) => ({ name, term: name })),
      published: row.published_at ?? row.updated_at,
      date: changedAt(row),
    })
  return feed
}
