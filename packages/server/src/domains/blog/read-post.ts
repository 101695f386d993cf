import { RELATED_POSTS } from '@matchbol/core/blog/limits'
import type { Post, PostCard } from '@matchbol/core/blog/post-shapes'
import { maySeePost, type PostActor, seesInsidePost } from '@matchbol/core/blog/rules'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { versionOf } from '../../platform/version-of.ts'
import { htmlOf } from '../texts/drawn-text.ts'
import { ALL } from './keep-listed.ts'
import { cardOf, nothingAround, ownPostOf, type PostSurroundings, selectPosts, selectWholePosts } from './post-row.ts'

/** So many of the newest articles of each tag are looked at for related ones. */
const LOOKED_AT = 30

/** An article by any address that it has or had. @throws Refusal NOT_FOUND, also for what is not the reader's to see */
export const readPost = async (db: Db, slug: string, reader: PostActor | null): Promise<Post> =>
  postOf(
    db,
    await selectWholePosts(db)
      .where('posts.id', '=', db.selectFrom('post_slugs').select('post_id').where('slug', '=', slug))
      .executeTakeFirst(),
    reader,
  )

/** The same by its number. @throws Refusal NOT_FOUND */
export const readPostById = async (db: Db, id: number, reader: PostActor | null): Promise<Post> =>
  postOf(db, await selectWholePosts(db).where('posts.id', '=', id).executeTakeFirst(), reader)

/** An own one by its number. @throws Refusal NOT_FOUND, also for another's */
export const readOwnPost = async (db: Db, id: number, authorId: number): Promise<Post> =>
  postOf(
    db,
    await selectWholePosts(db).where('posts.id', '=', id).where('author_id', '=', authorId).executeTakeFirst(),
    { id: authorId, isAdmin: false },
  )

type WholeRow = Awaited<ReturnType<ReturnType<typeof selectWholePosts>['executeTakeFirstOrThrow']>>

async function postOf(db: Db, row: WholeRow | undefined, reader: PostActor | null): Promise<Post> {
  if (!row || !maySeePost(reader, { status: row.status, authorId: row.author_id })) throw new Refusal('NOT_FOUND')
  const isInside = seesInsidePost(reader, { authorId: row.author_id })
  return {
    ...ownPostOf(row, reader),
    html: await htmlOf(row.body),
    body: isInside ? row.body : null,
    ownExcerpt: isInside ? row.excerpt : null,
    pictureVersion: row.status === 'PUBLISHED' ? versionOf(shownOf(row)) : null,
    ...(row.status === 'PUBLISHED' ? await readAround(db, row) : nothingAround),
  }
}

/** What the picture to be shared is drawn from. */
const shownOf = ({ title, tags, reading_minutes, published_at, first_name, last_name }: WholeRow) => [
  title,
  tags[0],
  reading_minutes,
  published_at,
  first_name,
  last_name,
]

/** Which were published before and after it, and those to go on with: of the most tags in common, the newest first. */
async function readAround(db: Db, { id, tags, published_at }: WholeRow): Promise<PostSurroundings> {
  const found = sql<{ id: number; role: 'newer' | 'older' | 'related'; place: number }>`(
    (select post_id as id, 'newer' as role, 1::bigint as place from listed_posts
      where tag = ${ALL} and (published_at, post_id) > (${published_at}::timestamptz, ${id}::int)
      order by published_at, post_id limit 1)
    union all
    (select post_id, 'older', 1 from listed_posts
      where tag = ${ALL} and (published_at, post_id) < (${published_at}::timestamptz, ${id}::int)
      order by published_at desc, post_id desc limit 1)
    union all
    (select post_id, 'related', row_number() over (order by count(*) filter (where wanted <> ${ALL}) desc, max(published_at) desc, post_id desc)
      from unnest(${[ALL, ...tags]}::text[]) wanted cross join lateral (
        select post_id, published_at from listed_posts where tag = wanted and post_id <> ${id}
        order by published_at desc, post_id desc limit case wanted when ${ALL} then ${RELATED_POSTS}::int else ${LOOKED_AT}::int end
      ) newest
      group by post_id order by 3 limit ${RELATED_POSTS})
  )`
  const rows = await selectPosts(db)
    .innerJoin(found.as('found'), (join) => join.onRef('found.id', '=', 'posts.id'))
    .select('found.role as found_as')
    .orderBy('found.place')
    .execute()
  const neighbour = (role: string) => {
    const row = rows.find(({ found_as }) => found_as === role)
    return row ? { id: row.id, slug: row.slug, title: row.title } : null
  }
  return {
    related: rows.filter(({ found_as }) => found_as === 'related').map(cardOf),
    newer: neighbour('newer'),
    older: neighbour('older'),
  }
}

/** A public article as a card, by any address that it has or had. @throws Refusal NOT_FOUND */
export async function readPublicCard(db: Db, slug: string): Promise<PostCard> {
  const row = await selectPosts(db)
    .where('posts.id', '=', db.selectFrom('post_slugs').select('post_id').where('slug', '=', slug))
    .where('posts.status', '=', 'PUBLISHED')
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return cardOf(row)
}
