import { maySeePost, nextPostStatus, type PostActor } from '@matchbol/core/blog/rules'
import { Refusal } from '@matchbol/core/shared/refusal'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { keepPictures } from '../texts/keep-pictures.ts'
import { withoutPictures } from '../texts/without-pictures.ts'
import { keepListed } from './keep-listed.ts'
import { leavePublicSlugs } from './post-slugs.ts'

/** Deletes an article. @throws Refusal NOT_FOUND, NOT_YOUR_POST */
export const deletePost = (db: Db, id: number, me: PostActor, now: Date): Promise<null> =>
  inTransaction(db, async (db) => {
    const row = await db
      .selectFrom('posts')
      .select(['status', 'author_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    const facts = row && { status: row.status, authorId: row.author_id, isReviewed: false }
    if (!facts || !maySeePost(me, facts)) throw new Refusal('NOT_FOUND')
    nextPostStatus(me, 'delete', facts)
    await removePost(db, id, now)
    return null
  })

/**
 * What others read stays, by «Видалений гравець», without the pictures of whoever deletes their account; what nobody has read yet,
 * or may no longer, goes.
 */
export async function forgetPosts(db: Db, userId: number, now: Date) {
  const unread = db.selectFrom('posts').select('id').where('author_id', '=', userId).where('status', '<>', 'PUBLISHED')
  for (const { id } of await unread.forUpdate().execute()) await removePost(db, id, now)
  const uploads = await db.selectFrom('uploads').select('url').where('owner_id', '=', userId).execute()
  const gone = new Set(uploads.map(({ url }) => url))
  const withThem = db
    .selectFrom('posts')
    .select(['id', 'body', 'cover_image'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('text_pictures')
        .select('text_id')
        .where('kind', '=', 'article')
        .where('url', 'in', [...gone, '']),
    )
  for (const { id, body, cover_image: cover } of await withThem.execute()) {
    const left = withoutPictures(body, gone)
    if (left === '') {
      await removePost(db, id, now)
      continue
    }
    const columns = { body: left, cover_image: cover && gone.has(cover) ? null : cover }
    await db.updateTable('posts').set(columns).where('id', '=', id).execute()
    await emit(db, { type: 'post.changed', postId: id, isListedAnew: false }, now)
  }
}

async function removePost(db: Db, id: number, now: Date) {
  await keepPictures(db, { kind: 'article', id }, [], 0)
  await leavePublicSlugs(db, id)
  const row = await db
    .deleteFrom('posts')
    .where('id', '=', id)
    .returning(['status', 'published_at', 'tags'])
    .executeTakeFirst()
  if (row?.status !== 'PUBLISHED' || !row.published_at) return
  await keepListed(db, id, { publishedAt: row.published_at, tags: row.tags }, undefined)
  await emit(db, { type: 'post.deleted', postId: id }, now)
}
