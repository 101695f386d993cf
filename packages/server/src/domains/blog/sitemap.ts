import { sql } from 'kysely'
import { filesUpTo, rangeOf, type SitemapSection } from '../../platform/sitemap/section.ts'
import { ALL } from './keep-listed.ts'

/** Public articles, by their numbers. */
export const sitemapPosts: SitemapSection = {
  name: 'blog',
  files: sql`
    select file::text as file, null::timestamptz as changed_at from ${filesUpTo(sql`(select max(id) from posts)`)}
    where exists (select from listed_posts where tag = ${ALL})`,
  pages: (file) => {
    const ids = rangeOf(file)
    return (
      ids &&
      sql`
        select '/blog/' || slug as path, greatest(updated_at, published_at) as changed_at from posts
        where id > ${ids.after} and id <= ${ids.to} and status = 'PUBLISHED'
        order by id`
    )
  },
}
