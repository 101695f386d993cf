interface AnyMatch {
  pathname: string
  search: object
  loaderData?: unknown
}

interface PageHead {
  title: string
  description?: string
  /** Out of search engines: everything personal, and pages that only repeat others. */
  noindex?: boolean
}

/** For a route's `head`: `head: ({ matches }) => pageHead(matches, { title: 'Рейтинг гравців' })`. */
export function pageHead(matches: readonly AnyMatch[], { title, description, noindex }: PageHead) {
  return {
    meta: [
      { title: `${title} · ${siteNameIn(matches)}` },
      { property: 'og:title', content: title },
      ...(description
        ? [
            { name: 'description', content: description },
            { property: 'og:description', content: description },
          ]
        : []),
      ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
  }
}

export const siteNameIn = ([root]: readonly AnyMatch[]) =>
  (root?.loaderData as { site?: { siteName: string } } | undefined)?.site?.siteName ?? 'Матчбол'

const kept = new Set(['page', 'league', 'category', 'season', 'player', 'status', 'from', 'to', 'q', 'tag', 'sort'])

/** The address of a page without what does not change it: whitelisted query parameters only, sorted. */
export function canonicalPath(matches: readonly AnyMatch[]): string {
  const last = matches.at(-1)
  if (!last) return '/'
  const query = Object.entries(last.search)
    .filter(([key, value]) => kept.has(key) && value !== undefined && value !== null && value !== '')
    .map(([key, value]) => [key, String(value)] as [string, string])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const search = new URLSearchParams(query).toString()
  const path = last.pathname.replace(/(.)\/+$/, '$1')
  return search ? `${path}?${search}` : path
}
