import { sql } from 'kysely'
import { filesUpTo, rangeOf, type SitemapSection } from '../../platform/sitemap/section.ts'
import { ALL } from './keep-listed.ts'

/** Public articles, by their numbers. */
export const sitemapPosts: SitemapSection = {
  name: 'blog',
  files: sql`
    select file::text as file, newest.published_at as added_at
    from ${filesUpTo(sql`(select max(id) from posts)`)} cross join (
      select published_at from listed_posts where tag = ${ALL} order by published_at desc limit 1
    ) newest`,
  pages: (file) => {
    const ids = rangeOf(file)
    return (
      ids &&
      sql`
        select '/blog/' || slug as path, updated_at as changed_at from posts
        where id > ${ids.after} and id <= ${ids.to} and status = 'PUBLISHED'
        order by id`
    )
  },
}
