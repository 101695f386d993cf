import { REVIEWED_POSTS } from '@matchbol/core/blog/limits'
import type { OwnPost, Post, PostCard } from '@matchbol/core/blog/post-shapes'
import { needsReview, type PostActor, seesInsidePost } from '@matchbol/core/blog/rules'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { playerRefOf } from '../users/account-row.ts'
import type { PostsTable } from './tables.ts'

/** Articles with what a card shows of them. */
export const selectPosts = (db: Db) =>
  db
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.author_id')
    .leftJoin('post_views', 'post_views.post_id', 'posts.id')
    .select(['posts.id', 'posts.version', 'posts.slug', 'posts.title', 'posts.excerpt', 'posts.lead'])
    .select(['posts.reading_minutes', 'posts.cover_image', 'posts.tags', 'posts.status', 'posts.review_note'])
    .select(['posts.updated_at', 'posts.moved_at', 'posts.published_at', 'posts.author_id'])
    .select(['users.first_name', 'users.last_name', 'users.photo_url'])
    .select(sql<number>`coalesce(post_views.views, 0)`.as('views'))

/** The same with what decides whether they are reviewed; of one author, whose articles are then counted once. */
export const selectOwnPosts = (db: Db, publications = publicationsOfAuthor) =>
  selectPosts(db).select(['posts.is_held', 'posts.edited_for_author_at', 'users.role', publications.as('publications')])

/** The same with all that is read of one. */
export const selectWholePosts = (db: Db) => selectOwnPosts(db).select('posts.body')

/** How many articles of the author have been public and were not taken back by an administrator: up to as many as are reviewed. */
export const publicationsOf = (author: RawBuilder<unknown>) => sql<number>`(
  select count(*) from (
    select from posts own where own.author_id = ${author} and own.published_at is not null and not own.is_held
    limit ${sql.lit(REVIEWED_POSTS)}
  ) publications
)`
export const publicationsOfAuthor = publicationsOf(sql.ref('posts.author_id'))

type Columns<Name extends keyof Selectable<PostsTable>> = Pick<Selectable<PostsTable>, Name>
export type CardRow = Columns<
  | ('id' | 'version' | 'slug' | 'title' | 'excerpt' | 'lead' | 'reading_minutes' | 'cover_image' | 'tags' | 'status')
  | ('review_note' | 'updated_at' | 'published_at' | 'author_id')
> & { first_name: string; last_name: string; photo_url: string | null; views: number }

/** A moment as a driver gives it, or as it stands in JSON that a statement made. */
type Moment = Date | string
type ReadCardRow = Omit<CardRow, 'updated_at' | 'published_at'> & { published_at: Moment | null }

export const cardOf = (row: ReadCardRow): PostCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt ?? row.lead,
  coverImage: row.cover_image,
  tags: row.tags,
  author: playerRefOf({ ...row, id: row.author_id }),
  publishedAt: row.published_at && new Date(row.published_at).toISOString(),
  readingMinutes: row.reading_minutes,
  views: row.views,
})

interface ReviewRow {
  publications: number
  role: string
  is_held: boolean
}

/** Whether an administrator looks at it before it is public. */
export const isReviewed = ({ publications, role, is_held }: ReviewRow) =>
  needsReview({ publications, isAuthorAdmin: role === 'ADMIN', isHeld: is_held })

type OwnRow = CardRow & ReviewRow & Columns<'edited_for_author_at'>

/** What stays between author and administrators is told to them only. */
export function ownPostOf(row: OwnRow, reader: PostActor | null): OwnPost {
  const isInside = seesInsidePost(reader, { authorId: row.author_id })
  return {
    ...cardOf(row),
    status: row.status,
    published: row.status === 'PUBLISHED',
    reviewNote: isInside ? row.review_note : null,
    isReviewed: isInside && isReviewed(row),
    editedForAuthorAt: (isInside && row.edited_for_author_at?.toISOString()) || null,
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  }
}

/** What stands around an article, found apart. */
export type PostSurroundings = Pick<Post, 'related' | 'newer' | 'older'>
export const nothingAround: PostSurroundings = { related: [], newer: null, older: null }
