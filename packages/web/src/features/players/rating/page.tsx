import { RECENT_DAYS } from '@matchbol/core/ratings/recent-days'
import { Link, useLoaderData, useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import { idParam } from '../../../lib/address/search-params.ts'
import type { ApiClient } from '../../../lib/api/api.ts'
import { orNotFound } from '../../../lib/api/or-not-found.ts'
import { countedIn, ListPages } from '../../../lib/list/list-page.tsx'
import { useListFilter } from '../../../lib/list/use-list-filter.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { FilterOpener, FilterSheet } from '../../../ui/form/filter-sheet.tsx'
import { RatingFrame } from '../../stats/list-frames.tsx'
import { PinnedRatingTable } from './pinned-rating-table.tsx'
import { RatingFilters } from './rating-filters.tsx'
import { RatingLegend } from './rating-legend.tsx'
import { RatingTable } from './rating-table.tsx'

export interface PlayersSearch {
  league?: number | undefined
  category?: number | 'none' | undefined
  q?: string | undefined
  all?: true | undefined
  page?: number | undefined
}

/** Two calls at once: which league it is where none is named, the server knows. */
export async function loadPlayers(
  api: ApiClient,
  { league: leagueId, category: categoryId, q, all, page }: PlayersSearch,
) {
  const shown = { leagueId, ...(all && { all: 'true' as const }) }
  const [{ data: choice }, { data: rows, meta }] = await orNotFound(
    Promise.all([
      api.call('GET /api/v1/ratings/choice', { query: shown }),
      api.call('GET /api/v1/players', { query: { ...shown, categoryId, q, page } }),
    ]),
  )
  if (!choice.league) return null
  return {
    leagues: choice.leagues,
    league: choice.league,
    week: choice.week,
    categories: choice.categories.map(({ category, players }) => {
      return { id: category?.id ?? ('none' as const), name: category?.name ?? 'Без категорії', players }
    }),
    categoryId,
    rows,
    meta,
  }
}

/** The rating of a league’s players. */
export function PlayersPage() {
  const loaded = useLoaderData({ from: '/stats/players' })
  const { q, all = false } = useSearch({ from: '/stats/players' })
  const narrow = useListFilter()
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
  const { leagues, league, week, categoryId, rows, meta } = loaded

  const filter = (values: Record<string, string>, { typing }: { typing: boolean }) => {
    const category = idParam(values.league) === league.id ? categoryId : undefined
    narrow({ ...values, category }, { typing })
  }
  return (
    <RatingFrame after={<RatingLegend week={week} />}>
      <FilterSheet
        id={sheet}
        done={`Показати ${countedIn(meta, ['гравця', 'гравців', 'гравців'])}`}
        chips={
          <>
            <FilterOpener sheet={sheet}>{q ? `«${q}»` : league.name}</FilterOpener>
            <CategoryChips />
          </>
        }
      >
        <RatingFilters leagues={leagues} league={league} categoryId={categoryId} q={q} all={all} onFilter={filter} />
      </FilterSheet>
      {rows.length === 0 ? (
        <Nobody />
      ) : q ? (
        <RatingTable rows={rows} week={week} myId={myId} />
      ) : (
        <PinnedRatingTable leagueId={league.id} categoryId={categoryId} all={all} rows={rows} week={week} />
      )}
      <ListPages meta={meta} of={['гравця', 'гравців']} />
    </RatingFrame>
  )
}

function CategoryChips() {
  const loaded = useLoaderData({ from: '/stats/players' })
  if (!loaded?.categories.some(({ id }) => id !== 'none')) return null
  const everybody = loaded.categories.reduce((sum, { players }) => sum + players, 0)
  return (
    <nav aria-label="Категорія">
      {[{ id: undefined, name: 'Усі категорії', players: everybody }, ...loaded.categories].map((category) => (
        <Link
          key={category.id ?? 'all'}
          from="/stats/players"
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
  const { q, all } = useSearch({ from: '/stats/players' })
  if (q)
    return (
      <EmptyState text={`За запитом «${q}» нікого не знайдено.`}>
        <Link
          from="/stats/players"
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
          from="/stats/players"
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
