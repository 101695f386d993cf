import { sql } from 'kysely'
import { filesUpTo, MOST_IN_FILE, rangeOf, type SitemapSection } from '../../platform/sitemap/section.ts'

/** Events that were announced, by their numbers. */
export const listedEvents: SitemapSection = {
  name: 'events',
  files: sql`
    select file::text as file, null::timestamptz as changed_at from ${filesUpTo(sql`(select max(id) from events)`)}
    where exists (select from events where id <= file * ${MOST_IN_FILE} and status <> 'DRAFT')`,
  pages: (file) => {
    const ids = rangeOf(file)
    return (
      ids &&
      sql`
        select '/events/' || id as path, updated_at as changed_at from events
        where id > ${ids.after} and id <= ${ids.to} and status <> 'DRAFT'
        order by id`
    )
  },
}
