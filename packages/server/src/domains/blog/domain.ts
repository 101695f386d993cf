import { blogContract } from '@matchbol/core/blog/contract'
import { blogRefusals } from '@matchbol/core/blog/refusals'
import type { Domain } from '../../platform/domain.ts'
import { forgetReaders } from './count-views.ts'
import { listedPosts, postCounts } from './keep-listed.ts'
import { blogRoutes } from './routes.ts'
import { sitemapPosts } from './sitemap.ts'

/** Articles of players: written, reviewed, found, read and counted. */
export const blog: Domain = {
  name: 'blog',
  contract: blogContract,
  refusals: blogRefusals,
  uses: ['users', 'texts'],
  tables: {
    posts: 'kept',
    post_slugs: 'nothing',
    listed_posts: 'derived',
    post_counts: 'derived',
    post_views: 'nothing',
    reading_days: 'fleeting',
    post_readers: 'fleeting',
  },
  markdown: { posts: ['body'] },
  reads: ['users', 'uploads', 'text_pictures'],
  routes: ({ config }) =>
    blogRoutes({ siteName: config.SITE_NAME, address: config.PUBLIC_URL ?? `http://localhost:${config.PORT}` }),
  sitemap: [sitemapPosts],
  projections: [listedPosts, postCounts],
  schedule: (db) => [{ name: 'forget-readers', cron: '5 * * * *', work: (now) => forgetReaders(db, now) }],
}
