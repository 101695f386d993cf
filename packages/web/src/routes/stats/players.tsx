import { RECENT_DAYS } from '@matchbol/core/ratings/recent-days'
import { MOST_PAGE_SIZE } from '@matchbol/core/shared/limits'
import { counted } from '@matchbol/text/shared/plural'
import { createFileRoute, Link, notFound, useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { chooseLeague } from '../../features/leagues/join/choose-league.ts'
import { PinnedRatingTable } from '../../features/players/rating/pinned-rating-table.tsx'
import { RatingFilters } from '../../features/players/rating/rating-filters.tsx'
import { RatingLegend } from '../../features/players/rating/rating-legend.tsx'
import { RatingTable } from '../../features/players/rating/rating-table.tsx'
import { RatingFrame } from '../../features/stats/list-frames.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { flagParam, idParam, pageParam, textParam } from '../../lib/address/search-params.ts'
import { useMe } from '../../lib/session/use-session.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { ListSkeleton } from '../../ui/data/list-skeleton.tsx'
import { Pagination } from '../../ui/data/pagination.tsx'
import { FilterOpener, FilterSheet } from '../../ui/form/filter-sheet.tsx'

interface Search {
  league?: number | undefined
  category?: number | 'none' | undefined
  q?: string | undefined
  all?: true | undefined
  page?: number | undefined
}

const searchOf = (search: Partial<Record<keyof Search, unknown>>): Search => ({
  league: idParam(search.league),
  category: search.category === 'none' ? 'none' : idParam(search.category),
  q: textParam(search.q),
  all: flagParam(search.all),
  page: pageParam(search.page),
})

export const Route = createFileRoute('/stats/players')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => searchOf(search),
  loader: async ({ context: { api }, deps: { league: leagueId, category, q, all, page } }) => {
    const leagues = (await api.call('GET /api/v1/leagues', { query: { limit: MOST_PAGE_SIZE } })).data
    const league = chooseLeague(leagues, leagueId)
    if (!league && leagueId) throw notFound()
    if (!league) return null
    const ofLeague = { leagueId: league.id, ...(all && { all: 'true' as const }) }
    const counts = (await api.call('GET /api/v1/ratings/categories', { query: ofLeague })).data
    const categories = counts.map(({ category, players }) => {
      return { id: category?.id ?? ('none' as const), name: category?.name ?? 'Без категорії', players }
    })
    const categoryId = categories.find(({ id }) => id === category)?.id
    const { data: rows, meta } = await api.call('GET /api/v1/players', { query: { ...ofLeague, categoryId, q, page } })
    if (meta.page > meta.totalPages) throw notFound()
    return {
      leagues: leagues.map(({ id, name }) => ({ id, name })),
      league: { id: league.id, name: league.name },
      categories,
      categoryId,
      rows,
      meta,
    }
  },
  head: ({ matches, loaderData, match }) =>
    pageHead(matches, {
      title: loaderData ? `Рейтинг гравців: ${loaderData.league.name}` : 'Рейтинг гравців',
      description: 'Рейтинг гравців ліг аматорського тенісу: сила, ігри, перемоги й останні пʼять результатів кожного.',
      noindex: match.search.q !== undefined || match.search.page !== undefined,
    }),
  pendingComponent: () => (
    <RatingFrame>
      <ListSkeleton rows={20} />
    </RatingFrame>
  ),
  component: PlayersPage,
})

function PlayersPage() {
  const loaded = Route.useLoaderData()
  const { q, all = false } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const myId = useMe()?.id
  const sheet = useId()
  if (!loaded)
    return (
      <RatingFrame>
        <EmptyState text="Ще немає жодної ліги. Рейтинг зʼявиться разом із першою.">
          <Link to="/" {...buttonLook({ variant: 'outline' })}>
            На головну
          </Link>
        </EmptyState>
      </RatingFrame>
    )
  const { leagues, league, categoryId, rows, meta } = loaded

  const filter = (values: Record<string, string>, { typing }: { typing: boolean }) => {
    const next = searchOf(values)
    const category = next.league === league.id ? categoryId : undefined
    void navigate({ search: { ...next, category }, replace: typing, resetScroll: false })
  }
  return (
    <RatingFrame after={<RatingLegend />}>
      <FilterSheet
        id={sheet}
        done={`Показати ${counted(meta.total, ['гравця', 'гравців', 'гравців'])}`}
        chips={
          <>
            <FilterOpener sheet={sheet}>{q ? `«${q}»` : league.name}</FilterOpener>
            <CategoryChips />
          </>
        }
      >
        <RatingFilters
          leagues={leagues}
          leagueId={league.id}
          categoryId={categoryId}
          q={q}
          all={all}
          onFilter={filter}
        />
      </FilterSheet>
      {rows.length === 0 ? (
        <Nobody />
      ) : q ? (
        <RatingTable rows={rows} myId={myId} />
      ) : (
        <PinnedRatingTable leagueId={league.id} categoryId={categoryId} all={all} rows={rows} />
      )}
      <Pagination
        meta={meta}
        counted={(total) => counted(total, ['гравця', 'гравців', 'гравців'])}
        link={(page, content, label) => (
          <Link from={Route.fullPath} to="." search={(old) => searchOf({ ...old, page })} aria-label={label}>
            {content}
          </Link>
        )}
      />
    </RatingFrame>
  )
}

function CategoryChips() {
  const loaded = Route.useLoaderData()
  if (!loaded?.categories.some(({ id }) => id !== 'none')) return null
  const everybody = loaded.categories.reduce((sum, { players }) => sum + players, 0)
  return (
    <nav aria-label="Категорія">
      {[{ id: undefined, name: 'Усі категорії', players: everybody }, ...loaded.categories].map((category) => (
        <Link
          key={category.id ?? 'all'}
          from={Route.fullPath}
          to="."
          search={(old) => ({ ...old, category: category.id, page: undefined })}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={category.id === loaded.categoryId ? 'true' : undefined}
          className="chip"
        >
          {category.name} <small>{category.players}</small>
        </Link>
      ))}
    </nav>
  )
}

function Nobody() {
  const { q, all } = Route.useSearch()
  if (q)
    return (
      <EmptyState text={`За запитом «${q}» нікого не знайдено.`}>
        <Link
          from={Route.fullPath}
          to="."
          search={(old) => ({ ...old, q: undefined, page: undefined })}
          {...buttonLook({ variant: 'outline' })}
        >
          Скинути пошук
        </Link>
      </EmptyState>
    )
  return (
    <EmptyState text="Тут ще ніхто не зіграв рейтингової гри.">
      {all ? (
        <Link to="/stats/leagues" {...buttonLook({ variant: 'outline' })}>
          Переглянути ліги
        </Link>
      ) : (
        <Link
          from={Route.fullPath}
          to="."
          search={(old) => ({ ...old, all: true, page: undefined })}
          {...buttonLook({ variant: 'outline' })}
        >
          Показати тих, хто не грав {RECENT_DAYS} днів
        </Link>
      )}
    </EmptyState>
  )
}
