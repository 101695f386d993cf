import { dayStart, kyivDate, nextDayStart } from '@matchbol/core/shared/kyiv-time'
import { MOST_PAGE_SIZE } from '@matchbol/core/shared/limits'
import { fullName } from '@matchbol/text/shared/names'
import { counted } from '@matchbol/text/shared/plural'
import { createFileRoute, Link, notFound, useNavigate } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import { GameFilterChips } from '../../features/games/filters/chips.tsx'
import { GameFilters } from '../../features/games/filters/later.tsx'
import { toCard } from '../../features/games/lists/card-game.ts'
import { GamesByDay } from '../../features/games/lists/games-by-day.tsx'
import { byLife } from '../../features/leagues/join/choose-league.ts'
import { GamesFrame } from '../../features/stats/list-frames.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { dayParam, idParam, pageParam, textParam } from '../../lib/address/search-params.ts'
import { orNotFound } from '../../lib/api/or-not-found.ts'
import { useNow } from '../../lib/browser/use-now.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { ListSkeleton } from '../../ui/data/list-skeleton.tsx'
import { Pagination } from '../../ui/data/pagination.tsx'
import { FilterSheet } from '../../ui/form/filter-sheet.tsx'

interface Search {
  league?: number | undefined
  season?: number | undefined
  category?: number | undefined
  player?: number | undefined
  q?: string | undefined
  from?: string | undefined
  to?: string | undefined
  page?: number | undefined
}

/** A name that is looked for takes the place of a player who was chosen. */
const searchOf = (search: Partial<Record<keyof Search, unknown>>): Search => ({
  league: idParam(search.league),
  season: idParam(search.season),
  category: idParam(search.category),
  player: textParam(search.q) ? undefined : idParam(search.player),
  q: textParam(search.q),
  from: dayParam(search.from),
  to: dayParam(search.to),
  page: pageParam(search.page),
})

const perPage = 24
const nothing = { data: [] }

export const Route = createFileRoute('/stats/matches')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => searchOf(search),
  loader: async ({ context: { api }, deps: { q, ...deps } }) => {
    const leagues = byLife((await api.call('GET /api/v1/leagues', { query: { limit: MOST_PAGE_SIZE } })).data)
    const league = leagues.find(({ id }) => id === deps.league)
    if (deps.league && !league) throw notFound()
    const inLeague = league && { params: { id: league.id }, query: { limit: MOST_PAGE_SIZE } }
    const [seasons, categories, player, found] = await Promise.all([
      inLeague ? api.call('GET /api/v1/leagues/{id}/seasons', inLeague) : nothing,
      league ? api.call('GET /api/v1/categories', { query: { leagueId: league.id, limit: MOST_PAGE_SIZE } }) : nothing,
      deps.player ? orNotFound(api.call('GET /api/v1/players/{id}', { params: { id: deps.player } })) : null,
      q ? api.call('GET /api/v1/stats/players', { query: { q, leagueId: league?.id } }) : nothing,
    ])
    const seasonId = seasons.data.find(({ id }) => id === deps.season)?.id
    const categoryId = categories.data.find(({ id }) => id === deps.category)?.id
    const { data: games, meta } = await api.call('GET /api/v1/games', {
      query: {
        leagueId: league?.id,
        seasonId,
        categoryId,
        playerId: deps.player,
        q,
        from: deps.from && dayStart(deps.from),
        to: deps.to && nextDayStart(deps.to),
        page: deps.page,
        limit: perPage,
      },
    })
    if (meta.page > meta.totalPages) throw notFound()
    return {
      leagues: leagues.map(({ id, name }) => ({ id, name })),
      leagueId: league?.id,
      seasons: seasons.data.map(({ id, name }) => ({ id, name })),
      seasonId,
      categories: categories.data.map(({ id, name }) => ({ id, name })),
      categoryId,
      playerName: player && fullName(player.data.player),
      found: found.data.map((person) => ({ id: person.id, name: fullName(person) })),
      games: games.map(toCard),
      meta,
    }
  },
  head: ({ matches, loaderData, match }) =>
    pageHead(matches, {
      title: loaderData?.playerName ? `Матчі: ${loaderData.playerName}` : 'Матчі',
      description: 'Зіграні матчі ліг аматорського тенісу: рахунок кожного сету і зміна рейтингу обох гравців.',
      noindex: match.search.q !== undefined || match.search.page !== undefined,
    }),
  pendingComponent: () => (
    <GamesFrame>
      <ListSkeleton rows={12} />
    </GamesFrame>
  ),
  component: GamesPage,
})

function GamesPage() {
  const { games, meta, playerName, found, ...lists } = Route.useLoaderData()
  const { player, q, from, to } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const sheet = useId()
  const today = kyivDate(useNow())

  const filter = (values: Record<string, string>, { typing }: { typing: boolean }) => {
    const { season, category, ...next } = searchOf(values)
    const ofLeague = next.league === lists.leagueId ? { season, category } : {}
    void navigate({ search: { ...next, ...ofLeague }, replace: typing, resetScroll: false })
  }
  return (
    <GamesFrame>
      {lists.leagues.length > 0 && (
        <FilterSheet
          id={sheet}
          done={`Показати ${counted(meta.total, ['матч', 'матчі', 'матчів'])}`}
          chips={
            <GameFilterChips
              sheet={sheet}
              leagueName={nameOf(lists.leagues, lists.leagueId)}
              seasonName={nameOf(lists.seasons, lists.seasonId)}
              categoryName={nameOf(lists.categories, lists.categoryId)}
              {...{ playerName, q, from, to, found }}
            />
          }
        >
          <Suspense>
            <GameFilters {...lists} playerId={player} today={today} {...{ q, from, to }} onFilter={filter} />
          </Suspense>
        </FilterSheet>
      )}
      {games.length > 0 ? <GamesByDay games={games} /> : <Nothing />}
      <Pagination
        meta={meta}
        counted={(total) => counted(total, ['матчу', 'матчів', 'матчів'])}
        link={(page, content, label) => (
          <Link from={Route.fullPath} to="." search={(old) => searchOf({ ...old, page })} aria-label={label}>
            {content}
          </Link>
        )}
      />
    </GamesFrame>
  )
}

const nameOf = (items: readonly { id: number; name: string }[], chosen: number | undefined) =>
  items.find(({ id }) => id === chosen)?.name

function Nothing() {
  const isFiltered = Object.values(Route.useSearch()).some((value) => value !== undefined)
  return isFiltered ? (
    <EmptyState text="За цими умовами матчів немає.">
      <Link to="/stats/matches" {...buttonLook({ variant: 'outline' })}>
        Показати всі матчі
      </Link>
    </EmptyState>
  ) : (
    <EmptyState text="Ще не зіграно жодного матчу. Перший результат зʼявиться тут, щойно його підтвердять.">
      <Link to="/" hash="how" {...buttonLook({ variant: 'outline' })}>
        Як це працює
      </Link>
    </EmptyState>
  )
}
