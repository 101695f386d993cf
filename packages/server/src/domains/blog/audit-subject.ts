import type { blogContract } from '@matchbol/core/blog/contract'
import { isSavedWhileTyping, maySeePost, type PostActor } from '@matchbol/core/blog/rules'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { AuditedRow } from '../../platform/audit/audited.ts'
import type { Db } from '../../platform/db/client.ts'
import type { AuditSubjects } from '../../platform/http/serve.ts'
import { readPostById } from './read-post.ts'

interface PostCall {
  db: Db
  me: PostActor
  params: { id: number }
}

const byId = ({ params }: PostCall) => params.id

/** Nobody learns of an article that is not theirs to see. */
async function ownerOf({ db, me, params }: PostCall) {
  const row = await db
    .selectFrom('posts')
    .select(['author_id', 'status'])
    .where('id', '=', params.id)
    .executeTakeFirst()
  if (!row || !maySeePost(me, { status: row.status, authorId: row.author_id })) throw new Refusal('NOT_FOUND')
  return row.author_id
}

/** What the audited calls of the blog are about. */
export const blogAudit: AuditSubjects<typeof blogContract> = {
  'post.changed': { row: postRow, named: byId, owner: ownerOf },
  'post.deleted': { row: postRow, named: byId, owner: ownerOf },
}

/** Of the text and of the note to its author the audit keeps that they changed, and no more; what is saved while somebody types is theirs. */
async function postRow(db: Db, id: number): Promise<AuditedRow | undefined> {
  const row = await db.selectFrom('posts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!row) return undefined
  const { title, excerpt, body, cover_image: coverImage, tags, review_note: reviewNote } = row
  return {
    ids: { postId: id, userId: row.author_id },
    version: row.version,
    fields: { status: row.status },
    personal: { reviewNote, ...(!isSavedWhileTyping(row.status) && { title, excerpt, body, coverImage, tags }) },
    present: (reader) => readPostById(db, id, reader),
  }
}
