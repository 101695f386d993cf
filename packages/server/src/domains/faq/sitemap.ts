import { sql } from 'kysely'
import { MOST_IN_FILE, type SitemapSection } from '../../platform/sitemap/section.ts'

const ALL = 'all'

/** Public entries: a few dozen. */
export const listedEntries: SitemapSection = {
  name: 'faq',
  files: sql`
    select ${ALL} as file, max(updated_at) as changed_at from faq_entries where is_published having count(*) > 0`,
  pages: (file) =>
    file === ALL
      ? sql`
          select '/faq/' || id as path, updated_at as changed_at from faq_entries where is_published
          order by id limit ${MOST_IN_FILE}`
      : undefined,
}
