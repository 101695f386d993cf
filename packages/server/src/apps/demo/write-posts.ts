import { changePost, withText, writePost } from '../../domains/blog/write-post.ts'
import { upload } from '../../domains/uploads/keep-picture.ts'
import type { Db } from '../../platform/db/client.ts'
import { awakeBefore } from './court-hours.ts'
import { demoPosts } from './demo-posts.ts'
import { drawCover } from './draw-cover.ts'
import type { Club } from './found-club.ts'

/** An administrator reads an article so many hours after it was sent. */
const READ_AFTER = 5

/** The blog of the club: articles in every state, by the moves that authors and administrators make. */
export async function writePosts(db: Db, { players }: Club, now: Date) {
  for (const { author, daysAgo, fate, title, tags, body, note, court } of demoPosts) {
    const [writer, admin] = [players[author], players.gudz]
    const [written, read] = [awakeBefore(now, daysAgo * 24), awakeBefore(now, daysAgo * 24 - READ_AFTER)]
    const status = fate === 'draft' ? 'DRAFT' : 'PUBLISHED'
    const text = await withText(db, { body }, writer, written)
    const coverImage = court && (await upload(db, writer.id, await drawCover(court), written)).url
    const post = await writePost(db, { title, ...text, coverImage, tags: [...tags], status }, writer, written)
    if (fate === 'returned')
      await changePost(db, post.id, { status: 'REJECTED', reviewNote: note ?? title }, admin, read)
    if (fate !== 'published' && fate !== 'hidden') continue
    if (!post.published) await changePost(db, post.id, { status: 'PUBLISHED' }, admin, read)
    if (fate === 'hidden') await changePost(db, post.id, { status: 'HIDDEN' }, writer, awakeBefore(now, READ_AFTER))
  }
}
