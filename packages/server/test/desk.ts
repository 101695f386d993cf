import type { Post, PostChanges } from '@matchbol/core/blog/post-shapes'
import type { PostStatus } from '@matchbol/core/blog/statuses'
import type { Answer, Person, World } from './world.ts'

type Sent = Partial<Pick<PostChanges, 'title' | 'body' | 'excerpt' | 'tags' | 'coverImage' | 'version' | 'reviewNote'>>

/** Articles, as their authors and administrators write them. */
export function openDesk(world: World, admin: Person) {
  const write = async (who: Person, title: string, sent: Sent = {}) =>
    done(await world.call(who, 'POST /api/v1/blog/posts', { body: { title, body: `Текст: ${title}.`, ...sent } }))
  const change = (who: Person, { id }: Pick<Post, 'id'>, body: Sent & { status?: PostStatus }) =>
    world.call(who, 'PUT /api/v1/blog/posts/{id}', { params: { id }, body })
  const publish = async (who: Person, post: Pick<Post, 'id'>) => done(await change(who, post, { status: 'PUBLISHED' }))
  return {
    write,
    change,
    publish,
    /** An article that everybody may read, whatever it takes. */
    published: async (who: Person, title: string, sent: Sent = {}) => {
      const asked = await publish(who, await write(who, title, sent))
      return asked.published ? asked : publish(admin, asked)
    },
    read: (who: Person | null, slug: string) => world.call(who, 'GET /api/v1/blog/posts/{slug}', { params: { slug } }),
    list: async (query: { tag?: string; q?: string; page?: number; limit?: number } = {}) =>
      world.call(null, 'GET /api/v1/blog/posts', { query }),
    remove: (who: Person, { id }: Pick<Post, 'id'>) =>
      world.call(who, 'DELETE /api/v1/blog/posts/{id}', { params: { id } }),
    done,
  }
}

function done<Data>(answer: Answer<Data>): Data {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.code}: ${answer.message}`)
  return answer.data
}
