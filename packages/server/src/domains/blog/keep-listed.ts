import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { EVER, monthOf } from '../../platform/projections/counted-months.ts'
import { projection } from '../../platform/projections/projection.ts'

/** Under it every public article is listed. */
export const ALL = ''

/** Where an article is listed: nowhere, or under all and under its tags since its first publication. */
export interface Listing {
  publishedAt: Date
  tags: readonly string[]
}

/** Takes an article to the lists on which it stands now, and counts it there. */
export async function keepListed(db: Db, postId: number, before: Listing | undefined, after: Listing | undefined) {
  const [from, to] = [tagsOf(before), tagsOf(after)]
  const publishedAt = after?.publishedAt ?? before?.publishedAt
  if (!publishedAt) return
  const gone = [...from].filter((tag) => !to.has(tag))
  const come = [...to].filter((tag) => !from.has(tag))
  if (gone.length + come.length === 0) return
  if (gone.length > 0)
    await db.deleteFrom('listed_posts').where('post_id', '=', postId).where('tag', 'in', gone).execute()
  if (come.length > 0)
    await db
      .insertInto('listed_posts')
      .values(come.map((tag) => ({ tag, published_at: publishedAt, post_id: postId })))
      .execute()
  const changes = [...gone.map((tag) => ({ tag, more: -1 })), ...come.map((tag) => ({ tag, more: 1 }))]
  await count(db, monthOf(publishedAt), changes)
}

const tagsOf = (listing: Listing | undefined) => new Set(listing ? [ALL, ...listing.tags] : [])

/** Rows are locked in one order; one that counts nothing is none. */
async function count(db: Db, month: string, changes: readonly { tag: string; more: number }[]) {
  const rows = changes
    .flatMap(({ tag, more }) => [EVER, month].map((month) => ({ tag, month, posts: more })))
    .sort((a, b) => (a.tag === b.tag ? compare(a.month, b.month) : compare(a.tag, b.tag)))
  await db
    .insertInto('post_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['tag', 'month']).doUpdateSet({ posts: sql<number>`post_counts.posts + excluded.posts` }),
    )
    .execute()
  await db
    .deleteFrom('post_counts')
    .where(
      'tag',
      'in',
      changes.map(({ tag }) => tag),
    )
    .where('posts', '=', 0)
    .execute()
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const listings = sql`
  select tag, published_at, id as post_id from posts, unnest(${ALL}::text || tags) tag where status = 'PUBLISHED'`

/** Which articles are public, under which tags. */
export const listedPosts = projection({
  table: 'listed_posts',
  version: 1,
  key: ['tag', 'published_at', 'post_id'],
  expected: (db) => inBatches(db, sql<{ tag: string; published_at: Date; post_id: number }>`${listings}`),
})

/** How many these are. */
export const postCounts = projection({
  table: 'post_counts',
  version: 1,
  key: ['tag', 'month'],
  expected: (db) =>
    inBatches(
      db,
      sql<{ tag: string; month: string; posts: number }>`
        select tag, month, count(*) as posts
        from (${listings}) listings,
          unnest(array[${EVER}, to_char(published_at at time zone 'UTC', 'YYYY-MM')]) month
        group by tag, month`,
    ),
})
