import * as z from 'zod'
import { idParams, versionQuery } from '../shared/address-shapes.ts'
import { type Contract, fileReply } from '../shared/endpoint.ts'
import { PAGE_SIZE } from '../shared/limits.ts'
import { pageQuery } from '../shared/paging.ts'
import { search } from '../shared/shapes.ts'
import { MOST_UNPUBLISHED, OWN_POSTS_PAGE_SIZE, postLengths } from './limits.ts'
import { newPost, ownPost, post, postCard, postChanges, reviewedPost } from './post-shapes.ts'
import { reviewStatuses } from './statuses.ts'
import { normalisedTag } from './tags.ts'

const feed = {
  summary: `The newest articles for programs that follow the blog, ${PAGE_SIZE} of them: what stands on their cards, and where to read on`,
  access: 'anyone',
  madeFrom: ['posts'],
} as const

export const blogContract = {
  'GET /api/v1/blog/posts': {
    summary: 'Published articles, the newest first; of a tag, and by words of title, text and tags',
    said: 'Articles found',
    access: 'anyone',
    madeFrom: ['posts', 'search?{q}'],
    query: pageQuery.extend({
      tag: z.string().max(postLengths.tag).transform(normalisedTag).optional(),
      q: search.optional(),
    }),
    reply: z.array(postCard),
    paged: true,
  },
  'GET /api/v1/blog/tags': {
    summary: 'The tags of the most articles, with how many there are',
    said: 'Tags found',
    access: 'anyone',
    madeFrom: ['posts'],
    reply: z.array(z.object({ tag: z.string(), posts: z.int() })),
  },
  'GET /api/v1/blog/posts/{slug}': {
    summary:
      'One article, also by an address that it had before: compare `slug`; one that is not public to its author and administrators',
    said: 'Article found',
    access: 'anyone',
    madeFrom: ['posts'],
    token: 'more',
    params: z.object({ slug: z.string().min(1).max(200) }),
    reply: post,
  },
  'GET /api/v1/blog/posts/user/{id}': {
    summary: 'Articles of a person, those changed last first; to others only what is public',
    said: 'Articles found',
    access: 'player',
    params: idParams,
    query: pageQuery.extend({ limit: pageQuery.shape.limit.unwrap().default(OWN_POSTS_PAGE_SIZE) }),
    reply: z.array(ownPost),
    paged: true,
  },
  'GET /api/v1/users/me/posts/{id}': {
    summary: 'An own article, to be edited',
    said: 'Article found',
    access: 'player',
    params: idParams,
    reply: post,
  },
  'GET /api/v1/blog/reviews': {
    summary: 'Articles that wait for a review, the longest first; those returned, hidden or published, the last first',
    said: 'Articles to review found',
    access: 'admin',
    query: pageQuery.extend({ status: z.enum(reviewStatuses).default('PENDING_REVIEW') }),
    reply: z.array(reviewedPost),
    paged: true,
  },
  'POST /api/v1/blog/posts': {
    summary: `Write an article; without a status it is a draft. Of those that were never public an author has at most ${MOST_UNPUBLISHED}`,
    said: 'Article written',
    access: 'player',
    body: newPost,
    reply: post,
  },
  'PUT /api/v1/blog/posts/{id}': {
    summary: 'Change an own article or its status; an administrator reviews and hides others’',
    said: 'Article changed',
    access: 'player',
    audit: 'post.changed',
    params: idParams,
    body: postChanges,
    reply: post,
  },
  'DELETE /api/v1/blog/posts/{id}': {
    summary: 'Delete an own article, or as an administrator another’s',
    said: 'Article deleted',
    access: 'player',
    audit: 'post.deleted',
    params: idParams,
    query: versionQuery,
    reply: z.null(),
  },
  'POST /api/v1/blog/posts/{id}/views': {
    summary:
      'A published article is being read: counts once per reader and day, by what nobody can lead back to a person',
    said: 'View counted',
    access: 'anyone',
    token: 'checked',
    isUnseen: true,
    params: idParams,
    reply: z.object({ views: z.int() }),
  },
  'GET /blog/feed.xml': { ...feed, reply: fileReply('application/rss+xml; charset=utf-8') },
  'GET /blog/atom.xml': { ...feed, reply: fileReply('application/atom+xml; charset=utf-8') },
} as const satisfies Contract

declare module '../shared/endpoint.ts' {
  interface Api extends Readonly<typeof blogContract> {}
}
