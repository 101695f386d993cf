import { createFileRoute, Link, notFound, useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { toCard } from '../../features/games/card-game.ts'
import { GameFilters } from '../../features/games/game-filters.tsx'
import { GamesByDay } from '../../features/games/games-by-day.tsx'
import { byLife } from '../../features/leagues/choose-league.ts'
import { GamesFrame } from '../../features/stats/list-frames.tsx'
import { pageHead } from '../../lib/head.ts'
import { dayStart, nextDayStart } from '../../lib/kyiv-day.ts'
import { fullName } from '../../lib/names.ts'
import { orNotFound } from '../../lib/or-not-found.ts'
import { counted } from '../../lib/plural.ts'
import { dayParam, idParam, pageParam } from '../../lib/search-params.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Pagination } from '../../ui/pagination.tsx'

interface Search {
  league?: number | undefined
  category?: number | undefined
  player?: number | undefined
  from?: string | undefined
  to?: string | undefined
  page?: number | undefined
}

const searchOf = (search: Partial<Record<keyof Search, unknown>>): Search => ({
  league: idParam(search.league),
  category: idParam(search.category),
  player: idParam(search.player),
  from: dayParam(search.from),
  to: dayParam(search.to),
  page: pageParam(search.page),
})

const perPage = 24

export const Route = createFileRoute('/stats/matches')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => searchOf(search),
  loader: async ({ context: { api }, deps }) => {
    const leagues = byLife((await api.call('GET /api/v1/leagues', { query: { limit: 100 } })).data)
    const league = leagues.find(({ id }) => id === deps.league)
    if (deps.league && !league) throw notFound()
    const [categories, player] = await Promise.all([
      league ? api.call('GET /api/v1/categories', { query: { leagueId: league.id, limit: 100 } }) : { data: [] },
      deps.player ? orNotFound(api.call('GET /api/v1/players/{id}', { params: { id: deps.player } })) : null,
    ])
    const categoryId = categories.data.find(({ id }) => id === deps.category)?.id
    const { data: games, meta } = await api.call('GET /api/v1/games', {
      query: {
        leagueId: league?.id,
        categoryId,
        playerId: deps.player,
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
      categories: categories.data.map(({ id, name }) => ({ id, name })),
      categoryId,
      playerName: player && fullName(player.data.player),
      games: games.map(toCard),
      meta,
    }
  },
  head: ({ matches, loaderData }) =>
    pageHead(matches, {
      title: loaderData?.playerName ? `Матчі: ${loaderData.playerName}` : 'Матчі',
      description: 'Зіграні матчі ліг аматорського тенісу: рахунок кожного сету і зміна рейтингу обох гравців.',
    }),
  pendingComponent: () => (
    <GamesFrame>
      <ListSkeleton rows={12} />
    </GamesFrame>
  ),
  component: GamesPage,
})

function GamesPage() {
  const { leagues, leagueId, categories, categoryId, games, meta } = Route.useLoaderData()
  const { player, from, to } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })

  const filter = (values: Record<string, string>) => {
    const next = searchOf(values)
    const category = next.league === leagueId ? next.category : undefined
    void navigate({ search: { ...next, category }, resetScroll: false })
  }
  return (
    <GamesFrame>
      <GameFilters
        leagues={leagues}
        leagueId={leagueId}
        categories={categories}
        categoryId={categoryId}
        playerId={player}
        from={from}
        to={to}
        onFilter={filter}
      />
      <ChosenPlayer />
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

/** The one filter that is set elsewhere, from a player's page; here it can only be taken off. */
function ChosenPlayer() {
  const { playerName } = Route.useLoaderData()
  if (!playerName) return null
  return (
    <div className="chips">
      <Link
        from={Route.fullPath}
        to="."
        search={(old) => ({ ...old, player: undefined, page: undefined })}
        resetScroll={false}
        activeOptions={{ exact: true }}
        className="chip"
        aria-label={`Гравець: ${playerName}. Показати матчі всіх`}
      >
        Гравець: {playerName}
        <X size={18} aria-hidden="true" />
      </Link>
    </div>
  )
}

function Nothing() {
  const { league, category, player, from, to } = Route.useSearch()
  const isFiltered = Boolean(league ?? category ?? player ?? from ?? to)
  return isFiltered ? (
    <EmptyState text="За цими умовами матчів немає.">
      <Link to="/stats/matches" {...buttonLook({ variant: 'outline' })}>
        Показати всі матчі
      </Link>
    </EmptyState>
  ) : (
    <EmptyState text="Ще не зіграно жодного матчу. Перший результат зʼявиться тут, щойно його підтвердять.">
      <Link to="/stats/leagues" {...buttonLook({ variant: 'outline' })}>
        Переглянути ліги
      </Link>
    </EmptyState>
  )
}
