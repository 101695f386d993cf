import { MOST_PAGES } from '@matchbol/core/shared/limits'

type Readers<Search> = { [Name in keyof Search]-?: (value: unknown) => Search[Name] }

/**
 * The search parameters of a list, each by its reader of `search-params.ts`; `settle` is for those that depend on each other.
 *
 * ```ts
 * const { validateSearch, loaderDeps } = listRoute<MatchesSearch>({ league: idParam, page: pageParam })
 * export const Route = createFileRoute('/stats/matches')({
 *   validateSearch,
 *   loaderDeps,
 *   loader: ({ context: { api }, deps }) => loadMatches(api, deps),
 *   head: ({ matches }) => pageHead(matches, { title: 'Матчі' }),
 *   component: MatchesPage,
 * })
 * ```
 *
 * The page filters by `useListFilter`, leads on by `ListPages`, and its loader answers 404 beyond the end by `orNotFound`: these
 * come with the page from `list-page.tsx` and `use-list-filter.ts`, while every page loads the heads of all routes at first.
 */
export function listRoute<Search extends object>(
  readers: Readers<Search>,
  settle: (search: Search) => Search = (search) => search,
) {
  const names = Object.keys(readers) as (keyof Search)[]
  const validateSearch = (raw: Partial<Record<keyof Search, unknown>>): Search =>
    settle(Object.fromEntries(names.map((name) => [name, readers[name](raw[name])])) as Search)
  return { validateSearch, loaderDeps: ({ search }: { search: Search }) => withinReach(validateSearch(search)) }
}

/** A page beyond all that a call takes is not there, as one beyond the last is not: the call is asked for the furthest it takes. */
const withinReach = <Search extends object>(search: Search): Search =>
  'page' in search && Number(search.page) > MOST_PAGES ? { ...search, page: MOST_PAGES } : search
