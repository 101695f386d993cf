/**
 * The public pages, by their path in the tree of routes, each with the parameters that make another page of it: those that its route
 * reads. Every other parameter is somebody's own and changes nothing.
 */
export const pageParams = {
  '/': ['league'],
  '/stats/': [],
  '/stats/leagues': ['league', 'season', 'category', 'page'],
  '/stats/matches': ['league', 'season', 'category', 'player', 'q', 'from', 'to', 'page'],
  '/stats/players': ['league', 'category', 'q', 'all', 'page'],
  '/player/$id/': [],
  '/player/$id/vs/$other': ['page'],
  '/game/$id': [],
  '/blog/': ['tag', 'q', 'page'],
  '/blog/$slug': [],
  '/events/': ['status', 'from', 'page'],
  '/events/$id': [],
  '/faq/': ['q'],
  '/faq/$id': [],
  '/search': ['q'],
  '/rules': [],
  '/privacy': [],
  '/terms': [],
  '/support': [],
} as const
export type PublicPage = keyof typeof pageParams
export type PageParam<Page extends PublicPage> = (typeof pageParams)[Page][number]
