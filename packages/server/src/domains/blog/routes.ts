import { blogContract } from '@matchbol/core/blog/contract'
import { type Route, serve } from '../../platform/http/serve.ts'
import { beforeSaving } from '../texts/stored-text.ts'
import { blogAudit } from './audit-subject.ts'
import { countView } from './count-views.ts'
import { deletePost } from './delete-posts.ts'
import { atomFeed, type FeedOf, rssFeed } from './feeds.ts'
import { listPosts, listPostsOf, listReviews, listTags } from './list-posts.ts'
import { readOwnPost, readPost } from './read-post.ts'
import { changePost, withText, writePost } from './write-post.ts'

export const blogRoutes = (of: FeedOf): Route[] =>
  serve(
    blogContract,
    {
      'GET /api/v1/blog/posts': ({ db, query }) => listPosts(db, query),
      'GET /api/v1/blog/tags': ({ db }) => listTags(db),
      'GET /api/v1/blog/posts/{slug}': ({ db, params, me }) => readPost(db, params.slug, me),
      'GET /api/v1/blog/posts/user/{id}': ({ db, params, query, me }) => listPostsOf(db, params.id, me, query),
      'GET /api/v1/users/me/posts/{id}': ({ db, params, me }) => readOwnPost(db, params.id, me.id),
      'GET /api/v1/blog/reviews': ({ db, query, me }) => listReviews(db, me, query),
      'POST /api/v1/blog/posts': {
        before: beforeSaving(withText),
        handle: ({ db, body, me, now }) => writePost(db, body, me, now),
      },
      'PUT /api/v1/blog/posts/{id}': {
        before: beforeSaving(withText),
        handle: ({ db, params, body, me, now }) => changePost(db, params.id, body, me, now),
      },
      'DELETE /api/v1/blog/posts/{id}': ({ db, params, me, now }) => deletePost(db, params.id, me, now),
      'POST /api/v1/blog/posts/{id}/views': ({ db, params, device, now }) => countView(db, params.id, device, now),
      'GET /blog/feed.xml': ({ db }) => rssFeed(db, of),
      'GET /blog/atom.xml': ({ db }) => atomFeed(db, of),
    },
    blogAudit,
  )
