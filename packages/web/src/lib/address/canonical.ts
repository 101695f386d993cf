import { canonicalPaths } from '@matchbol/core/site/canonical-paths'
import { pageParams } from '@matchbol/core/site/page-params'

/** A route of the open page, as far as its head asks. */
export interface AnyMatch {
  pathname: string
  search: object
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

const kept = new Set<string>(pageParams)

/** What of an address tells pages apart: whitelisted query parameters only, sorted. */
export const keptParams = ({ search }: AnyMatch): [name: string, value: string][] =>
  Object.entries(search)
    .filter(([key, value]) => kept.has(key) && value !== undefined && value !== null && value !== '')
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
