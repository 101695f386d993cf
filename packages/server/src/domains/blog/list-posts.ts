import { OFFERED_TAGS } from '@matchbol/core/blog/limits'
import type { PostActor } from '@matchbol/core/blog/rules'
import type { ReviewStatus } from '@matchbol/core/blog/statuses'
import { metaFor, metaOfSearch, type PageQuery } from '@matchbol/core/shared/paging'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { countedAlone, mapPage, pageOf } from '../../platform/db/paging.ts'
import { EVER } from '../../platform/projections/counted-months.ts'
import { findPosts, type PostFilter } from './find-posts.ts'
import { ALL } from './keep-listed.ts'
import { cardOf, ownPostOf, publicationsOf, selectOwnPosts, selectPosts } from './post-row.ts'

/** Public articles, the newest first. @throws Refusal NOT_FOUND for a page beyond the last */
export async function listPosts(db: Db, filter: PostFilter) {
  const { page, isExact } = findPosts(filter)
  const rows = await selectPosts(db)
    .innerJoin(page.as('found'), (join) => join.onRef('found.id', '=', 'posts.id'))
    .select('found.total')
    .orderBy('posts.published_at', 'desc')
    .orderBy('posts.id', 'desc')
    .execute()
  const meta = (isExact ? metaFor : metaOfSearch)(filter, rows[0]?.total ?? 0)
  return { data: rows.map(cardOf), meta }
}

/** So many of the newest public articles, for whoever shows them beside something else. */
export const selectNewestPosts = (db: Db, limit: number) =>
  selectPosts(db)
    .innerJoin(findPosts({ page: 1, limit }).page.as('found'), (join) => join.onRef('found.id', '=', 'posts.id'))
    .orderBy('posts.published_at', 'desc')
    .orderBy('posts.id', 'desc')

/** The tags of the most articles. */
export const listTags = (db: Db) =>
  db
    .selectFrom('post_counts')
    .select(['tag', 'posts'])
    .where('month', '=', EVER)
    .where('tag', '<>', ALL)
    .orderBy('posts', 'desc')
    .orderBy('tag')
    .limit(OFFERED_TAGS)
    .execute()

/** Articles of a person, those changed last first; to others what is public. @throws Refusal NOT_FOUND for a page beyond the last */
export async function listPostsOf(db: Db, authorId: number, reader: PostActor, paging: PageQuery) {
  const all = selectOwnPosts(db, publicationsOf(sql`${authorId}::int`))
    .where('posts.author_id', '=', authorId)
    .orderBy('posts.updated_at', 'desc')
    .orderBy('posts.id', 'desc')
  const isInside = reader.isAdmin || reader.id === authorId
  const page = await pageOf(isInside ? all : all.where('posts.status', '=', 'PUBLISHED'), paging)
  return mapPage(page, (row) => ownPostOf(row, reader))
}

/**
 * Articles that wait for a review, the longest first; or those that were returned, hidden or published, the last first.
 * @throws Refusal NOT_FOUND for a page beyond the last
 */
export async function listReviews(
  db: Db,
  reader: PostActor,
  { status, ...paging }: PageQuery & { status: ReviewStatus },
) {
  const page =
    status === 'PUBLISHED'
      ? await publishedOnes(db, paging)
      : await pageOf(inOrder(db, status), paging, countedOnes(status))
  return mapPage(page, (row) => ({ ...ownPostOf(row, reader), since: row.moved_at.toISOString() }))
}

/** Those that are not public, by when they came there: written out, the status leads to their index. */
function inOrder(db: Db, status: Exclude<ReviewStatus, 'PUBLISHED'>) {
  const direction = status === 'PENDING_REVIEW' ? 'asc' : 'desc'
  return selectOwnPosts(db)
    .where('posts.status', '=', sql.lit(status))
    .orderBy('posts.moved_at', direction)
    .orderBy('posts.id', direction)
}

/** Without the authors, whom each of them has. */
const countedOnes = (status: ReviewStatus) => countedAlone(sql`from posts where status = ${sql.lit(status)}`)

async function publishedOnes(db: Db, paging: PageQuery) {
  const rows = await selectOwnPosts(db)
    .innerJoin(findPosts(paging).page.as('found'), (join) => join.onRef('found.id', '=', 'posts.id'))
    .select('found.total')
    .orderBy('posts.published_at', 'desc')
    .orderBy('posts.id', 'desc')
    .execute()
  return { data: rows, meta: metaFor(paging, rows[0]?.total ?? 0) }
}
