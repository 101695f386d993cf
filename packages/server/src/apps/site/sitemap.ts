import { Refusal } from '@matchbol/core/shared/refusal'
import { singlePages } from '@matchbol/core/site/indexed-pages'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { SitemapFile, SitemapPage, SitemapSection } from '../../platform/sitemap/section.ts'

const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Pages of which there is one each. */
const pagesThemselves: SitemapSection = {
  name: 'pages',
  files: sql`select 'all' as file, null::timestamptz as changed_at`,
  pages: (file) =>
    file === 'all'
      ? sql`select path, null::timestamptz as changed_at from unnest(${singlePages}::text[]) path`
      : undefined,
}

/** Lists for search engines the pages that they may keep. @param address of the site, as people use it */
export function sitemapOf(listed: readonly SitemapSection[], address: string) {
  const sections = [pagesThemselves, ...listed]
  const at = (path: string) => new URL(path, address).href
  const allFiles = sql.join(
    sections.map(({ name, files }) => sql`(select ${name}::text as section, file, changed_at from (${files}) files)`),
    sql` union all `,
  )
  return {
    robots: `User-agent: *\nDisallow: /api/\n\nSitemap: ${at('/sitemap.xml')}\n`,

    /** The files, in one statement. */
    async index(db: Db): Promise<string> {
      const { rows } = await sql<SitemapFile & { section: string }>`
        select * from (${allFiles}) files order by section, file`.execute(db)
      const files = rows.map(({ section, file, changed_at }) =>
        entry('sitemap', at(`/sitemaps/${section}/${file}.xml`), changed_at),
      )
      return document('sitemapindex', files)
    },

    /** The pages of one. @throws Refusal NOT_FOUND also where there is none to list */
    async file(db: Db, section: string, file: string): Promise<string> {
      const pages = sections.find(({ name }) => name === section)?.pages(file)
      if (!pages) throw new Refusal('NOT_FOUND')
      const { rows } = await pages.execute(db)
      if (rows.length === 0) throw new Refusal('NOT_FOUND')
      return document(
        'urlset',
        rows.map(({ path, changed_at }: SitemapPage) => entry('url', at(path), changed_at)),
      )
    },
  }
}

const document = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${SITEMAP}>\n${entries.join('\n')}\n</${root}>\n`

const entry = (kind: string, address: string, changedAt: Date | null) =>
  `<${kind}><loc>${escaped(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</${kind}>`

/** An address holds no other sign that XML reads in its own way. */
const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
