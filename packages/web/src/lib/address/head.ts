import { pageParams } from '@matchbol/core/site/page-params'
import { isNotFound } from '@tanstack/react-router'

interface AnyMatch {
  pathname: string
  search: object
  loaderData?: unknown
  error?: unknown
  /** Set by the router where the address goes on below this route and leads to nothing. */
  _notFound?: boolean
}

interface PageHead {
  title: string
  description?: string
  /** Out of search engines: everything personal, and pages that only repeat others. */
  noindex?: boolean
}

/**
 * For a route's `head`: `head: ({ matches }) => pageHead(matches, { title: 'Рейтинг гравців' })`. Where the address leads to
 * nothing, the head of the whole site says so, and the frame that the page would have stood in adds nothing.
 */
export function pageHead(matches: readonly AnyMatch[], { title, description, noindex }: PageHead) {
  if (!hasPage(matches)) return {}
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

/** Whether there is a page: its address is known, and no loader has missed what it is about. */
export const hasPage = (matches: readonly Pick<AnyMatch, 'error' | '_notFound'>[]) =>
  !matches.some(({ error, _notFound }) => _notFound || isNotFound(error))

export const siteNameIn = (matches: readonly AnyMatch[]) => siteIn(matches)?.siteName ?? 'Матчбол'

const siteIn = ([root]: readonly AnyMatch[]) =>
  (root?.loaderData as { site?: { siteName: string; publicUrl: string | null } } | undefined)?.site

const kept = new Set<string>(pageParams)

/** The one address of a page, with the site's own name in front where the site knows it. */
export const canonicalAddress = (matches: readonly AnyMatch[]) =>
  (siteIn(matches)?.publicUrl ?? '') + canonicalPath(matches)

/** The path without what does not change the page: whitelisted query parameters only, sorted. */
function canonicalPath(matches: readonly AnyMatch[]): string {
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
