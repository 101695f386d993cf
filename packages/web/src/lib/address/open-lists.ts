/**
 * Whether a call goes without the bearer token whoever is signed in (specification §6): the lists of leagues and of
 * categories. The categories of one league, where no page of them is asked for, are called with it.
 */
export function isOpenList(path: string, method = 'GET'): boolean {
  const { pathname, searchParams } = new URL(path, 'https://own.invalid')
  if (method !== 'GET') return false
  if (pathname === '/api/v1/leagues') return true
  return pathname === '/api/v1/categories' && (!searchParams.has('leagueId') || isPaged(searchParams))
}

const isPaged = (query: URLSearchParams) => query.has('page') || query.has('limit')
