import { canonicalPaths } from './canonical-paths.ts'
import type { PageParam, PublicPage } from './page-params.ts'

/**
 * The pages that search engines may keep, by their path in the tree of routes, each with the parameters that make another page of it
 * worth keeping. All other pages, and these narrowed or leafed in any other way, are `noindex`.
 */
export const indexedPages = {
  '/': [],
  '/stats/': [],
  '/stats/leagues': ['league'],
  '/stats/matches': [],
  '/stats/players': ['league'],
  '/player/$id/': [],
  '/game/$id': [],
  '/blog/': [],
  '/blog/$slug': [],
  '/events/': [],
  '/events/$id': [],
  '/faq/': [],
  '/faq/$id': [],
  '/rules': [],
  '/privacy': [],
  '/terms': [],
  '/support': [],
} as const satisfies { [Page in PublicPage]?: readonly PageParam<Page>[] }
export type IndexedPage = keyof typeof indexedPages

/** Those of one address each that is theirs alone, as people write it: `/stats`. */
export const singlePages: readonly string[] = Object.keys(indexedPages)
  .filter((path) => !path.includes('$'))
  .map((path) => path.replace(/(.)\/$/, '$1'))
  .filter((path) => !(path in canonicalPaths))
