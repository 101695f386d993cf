import { canonicalPaths } from '@matchbol/core/site/canonical-paths'
import { ownPages } from '@matchbol/core/site/own-pages'

/** A route of the open page, as far as its head asks. */
export interface AnyMatch {
  pathname: string
  /** Set by the router: what the routes read of the address, and nothing beside. */
  _strictSearch?: object
  routeId?: string
  loaderData?: unknown
  error?: unknown
  /** Set by the router where the address goes on below this route and leads to nothing. */
  _notFound?: boolean
}

const siteIn = ([root]: readonly AnyMatch[]) =>
  (root?.loaderData as { site?: { siteName: string; publicUrl: string | null; dayStartedAt: string } } | undefined)
    ?.site

export const siteNameIn = (matches: readonly AnyMatch[]) => siteIn(matches)?.siteName ?? 'Матчбол'

export const dayStartedIn = (matches: readonly AnyMatch[]) => siteIn(matches)?.dayStartedAt ?? ''

/** A path of the site with its own name in front, where the site knows it. */
export const wholeAddress = (matches: readonly AnyMatch[], path: string) => (siteIn(matches)?.publicUrl ?? '') + path

/** The one address of a page. */
export const canonicalAddress = (matches: readonly AnyMatch[]) => wholeAddress(matches, canonicalPath(matches))

/** What of an address tells pages apart: the query parameters that its route reads, sorted; of one's own pages none. */
export const keptParams = ({ pathname, _strictSearch = {} }: AnyMatch): [name: string, value: string][] =>
  Object.entries(ownPages.test(pathname) ? {} : _strictSearch)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => [key, String(value)] as [string, string])
    .sort(([a], [b]) => (a < b ? -1 : 1))

function canonicalPath(matches: readonly AnyMatch[]): string {
  const last = matches.at(-1)
  if (!last) return '/'
  const search = new URLSearchParams(keptParams(last)).toString()
  const path = last.pathname.replace(/(.)\/+$/, '$1')
  const canonical = canonicalPaths[path] ?? path
  return search ? `${canonical}?${search}` : canonical
}
