import { MOST_UNPUBLISHED, postLengths } from '@matchbol/core/blog/limits'
import type { NewPost, Post, PostChanges } from '@matchbol/core/blog/post-shapes'
import { maySeePost, moveTo, nextPostStatus, type PostActor } from '@matchbol/core/blog/rules'
import type { PostStatus } from '@matchbol/core/blog/statuses'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Selectable } from 'kysely'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { keepPictures, picturesShown } from '../texts/keep-pictures.ts'
import { storedText } from '../texts/stored-text.ts'
import { keepListed, type Listing } from './keep-listed.ts'
import { isReviewed, publicationsOfAuthor } from './post-row.ts'
import { takeNumberedSlug, takeTitleSlug } from './post-slugs.ts'
import { textColumns } from './post-text.ts'
import { readPostById } from './read-post.ts'
import type { PostsTable } from './tables.ts'

type PostRow = Selectable<PostsTable>
type Content = Pick<PostRow, 'title' | 'excerpt' | 'body' | 'cover_image' | 'tags'>

const empty: Content = { title: '', excerpt: null, body: '', cover_image: null, tags: [] }

/**
 * Writes an article: a draft, unless its author wants it public.
 * @throws Refusal TOO_MANY_UNPUBLISHED, POST_TITLE_NEEDED, POST_TEXT_NEEDED, and those of `keepPictures`
 */
export async function writePost(db: Db, { status, ...fields }: NewPost, me: PostActor, now: Date): Promise<Post> {
  const changes: PostChanges = status === 'DRAFT' ? fields : { ...fields, status }
  return inTransaction(db, async (db) => {
    await refuseTooMany(db, me.id)
    const { id } = await db
      .insertInto('posts')
      .values({
        ...{ author_id: me.id, slug: '', status: 'DRAFT', created_at: now, updated_at: now, moved_at: now },
        ...empty,
        ...textColumns(empty),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await takeNumberedSlug(db, id)
    return movePost(db, id, changes, me, now)
  })
}

/**
 * Changes an article, its status, or both.
 * @throws Refusal NOT_FOUND, NOT_YOUR_POST, POST_MOVE_NOT_POSSIBLE, POST_TITLE_NEEDED, POST_TEXT_NEEDED, REVIEW_NOTE_NEEDED, and those
 * of `keepPictures`
 */
export const changePost = (db: Db, id: number, changes: PostChanges, me: PostActor, now: Date): Promise<Post> =>
  inTransaction(db, (db) => movePost(db, id, changes, me, now))

/** What is written of an article, for the verbs here, with its text as it is stored. */
export const withText = storedText('body', postLengths.body)

async function movePost(db: Db, id: number, changes: PostChanges, me: PostActor, now: Date): Promise<Post> {
  const row = await lockPost(db, id)
  if (!row || !maySeePost(me, { status: row.status, authorId: row.author_id })) throw new Refusal('NOT_FOUND')
  const content = contentOf(row, changes)
  const isEdited = JSON.stringify(content) !== JSON.stringify(contentOf(row, {}))
  const status = statusAfter(me, { ...row, isReviewed: isReviewed(row) }, { isEdited, wanted: changes.status })
  const moved = status === row.status ? notedColumns(row, changes, me) : movedColumns(row, status, { changes, me, now })
  const columns = { ...moved, ...(isEdited && editedColumns(row, content, me, now)) }
  const after = { ...row, ...moved, ...content, status }
  refuseIncomplete(after)
  if (isEdited) await keepPictures(db, { kind: 'article', id }, picturesShown(content), me.id)
  if (Object.keys(columns).length > 0) await db.updateTable('posts').set(columns).where('id', '=', id).execute()
  if (row.published_at === null && after.published_at !== null) await takeTitleSlug(db, after)
  await keepListed(db, id, listingOf(row), listingOf(after))
  await tell(db, row, after, isEdited, now)
  return readPostById(db, id, me)
}

/** Nobody else sees what they fill the club's database with. */
async function refuseTooMany(db: Db, authorId: number) {
  const { count } = await db
    .selectFrom('posts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('published_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= MOST_UNPUBLISHED) throw new Refusal('TOO_MANY_UNPUBLISHED', { limit: MOST_UNPUBLISHED })
}

/** Held while it moves, with what decides whether it is reviewed. */
const lockPost = (db: Db, id: number) =>
  db
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.author_id')
    .selectAll('posts')
    .select(['users.role', publicationsOfAuthor.as('publications')])
    .where('posts.id', '=', id)
    .forNoKeyUpdate('posts')
    .executeTakeFirst()

const contentOf = (row: PostRow, { title, excerpt, body, coverImage, tags }: PostChanges): Content => ({
  title: title === undefined ? row.title : (title ?? ''),
  excerpt: excerpt === undefined ? row.excerpt : excerpt,
  body: body === undefined ? row.body : (body ?? ''),
  cover_image: coverImage === undefined ? row.cover_image : coverImage,
  tags: tags ?? row.tags,
})

/** An edit may lead back to the review by itself; what is asked for beside it is a move of its own. */
function statusAfter(
  me: PostActor,
  { status, author_id: authorId, isReviewed }: Pick<PostRow, 'status' | 'author_id'> & { isReviewed: boolean },
  { isEdited, wanted }: { isEdited: boolean; wanted: PostStatus | undefined },
): PostStatus {
  const facts = { status, authorId, isReviewed }
  const edited = isEdited ? nextPostStatus(me, 'edit', facts) : status
  if (!wanted || wanted === status) return edited
  return nextPostStatus(me, moveTo[wanted], facts)
}

interface Move {
  changes: PostChanges
  me: PostActor
  now: Date
}

/** Its author learns of what somebody else has changed, until they go on themselves. */
const editedColumns = (row: PostRow, content: Content, me: PostActor, now: Date) => ({
  ...content,
  ...textColumns(content),
  updated_at: now,
  edited_for_author_at: me.id === row.author_id ? null : now,
})

/** @throws Refusal REVIEW_NOTE_NEEDED to an administrator who does not say why */
function movedColumns(row: PostRow, status: PostStatus, { changes, me, now }: Move) {
  const isTakenBack = takesBack(me, row, status)
  if (isTakenBack && !changes.reviewNote) throw new Refusal('REVIEW_NOTE_NEEDED')
  return {
    status,
    moved_at: now,
    ...(isTakenBack && takenBackColumns(row, status, changes.reviewNote)),
    ...(status === 'PENDING_REVIEW' && { submitted_at: now }),
    ...(status === 'PUBLISHED' && { published_at: row.published_at ?? now, review_note: null, is_held: false }),
  }
}

/** Who takes back again what is taken back already says why anew: the newer note is the one that counts. */
const notedColumns = (row: PostRow, { status, reviewNote }: PostChanges, me: PostActor) =>
  status === row.status && takesBack(me, row, status) && reviewNote ? takenBackColumns(row, status, reviewNote) : {}

const takesBack = (me: PostActor, row: PostRow, status: PostStatus) =>
  me.id !== row.author_id && (status === 'REJECTED' || status === 'HIDDEN')

const takenBackColumns = (row: PostRow, status: PostStatus, reviewNote: PostChanges['reviewNote']) => ({
  review_note: reviewNote ?? null,
  is_held: status === 'HIDDEN' || row.is_held,
})

function refuseIncomplete({ status, title, body }: PostRow) {
  if (status !== 'PENDING_REVIEW' && status !== 'PUBLISHED') return
  if (title === '') throw new Refusal('POST_TITLE_NEEDED')
  if (body === '') throw new Refusal('POST_TEXT_NEEDED')
}

const listingOf = ({ status, published_at: publishedAt, tags }: PostRow): Listing | undefined =>
  status === 'PUBLISHED' && publishedAt ? { publishedAt, tags } : undefined

/** Only what others see is told of. */
async function tell(db: Db, before: PostRow, after: PostRow, isEdited: boolean, now: Date) {
  const { id: postId, author_id: authorId } = after
  const [was, is] = [before.status === 'PUBLISHED', after.status === 'PUBLISHED']
  if (!was && is) await emit(db, { type: 'post.published', postId, authorId }, now)
  if (was && !is) await emit(db, { type: 'post.hidden', postId }, now)
  if (!was || !is || !isEdited) return
  const isListedAnew = before.tags.join() !== after.tags.join()
  await emit(db, { type: 'post.changed', postId, isListedAnew }, now)
}
