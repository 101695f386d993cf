import { dayStart, nextDayStart } from '@matchbol/core/shared/kyiv-time'
import { fullName } from '@matchbol/text/shared/names'
import { Link, useLoaderData, useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import type { ApiClient } from '../../lib/api/api.ts'
import { orNotFound } from '../../lib/api/or-not-found.ts'
import { countedIn, ListPages } from '../../lib/list/list-page.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { FilterSheet } from '../../ui/form/filter-sheet.tsx'
import { GameFilterChips } from '../games/filters/chips.tsx'
import { GameFilters } from '../games/filters/later.tsx'
import { toCard } from '../games/lists/card-game.ts'
import { GamesByDay } from '../games/lists/games-by-day.tsx'
import { GamesFrame } from './list-frames.tsx'

export interface MatchesSearch {
  league?: number | undefined
  season?: number | undefined
  category?: number | undefined
  player?: number | undefined
  q?: string | undefined
  from?: string | undefined
  to?: string | undefined
  page?: number | undefined
}

const perPage = 24

export async function loadMatches(api: ApiClient, { q, ...deps }: MatchesSearch) {
  const readGames = (ofLeague: Pick<MatchesSearch, 'season' | 'category'>) =>
    api.call('GET /api/v1/games', {
      query: {
        leagueId: deps.league,
        seasonId: ofLeague.season,
        categoryId: ofLeague.category,
        playerId: deps.player,
        q,
        from: deps.from && dayStart(deps.from),
        to: deps.to && nextDayStart(deps.to),
        page: deps.page,
        limit: perPage,
      },
    })
  const [choice, listed, player, found] = await orNotFound(
    Promise.all([
      api.call('GET /api/v1/leagues/choice', { query: { leagueId: deps.league } }),
      readGames(deps.league ? deps : {}),
      deps.player ? api.call('GET /api/v1/players/{id}', { params: { id: deps.player } }) : null,
      q ? api.call('GET /api/v1/stats/players', { query: { q, leagueId: deps.league } }) : { data: [] },
    ]),
  )
  const { leagues, ...chosen } = choice.data
  const { league, seasons, categories } = deps.league ? chosen : { league: null, seasons: [], categories: [] }
  // a season or category of another league is left over from before the league was changed
  const season = seasons.find(({ id }) => id === deps.season)?.id
  const category = categories.find(({ id }) => id === deps.category)?.id
  const isLeftOver = Boolean(deps.league) && (season !== deps.season || category !== deps.category)
  const { data: games, meta } = isLeftOver ? await orNotFound(readGames({ season, category })) : listed
  return {
    leagues,
    league: league ? { id: league.id, name: league.name } : undefined,
    seasons: seasons.map(({ id, name }) => ({ id, name })),
    seasonId: season,
    categories: categories.map(({ id, name }) => ({ id, name })),
    categoryId: category,
    playerName: player && fullName(player.data.player),
    found: found.data.map((person) => ({ id: person.id, name: fullName(person) })),
    games: games.map(toCard),
    meta,
  }
}

/** All games played, day by day, to be narrowed down. */
export function MatchesPage() {
  const { games, meta, playerName, found, ...lists } = useLoaderData({ from: '/stats/matches' })
  const { q, from, to } = useSearch({ from: '/stats/matches' })
  const sheet = useId()
  return (
    <GamesFrame>
      {lists.leagues?.length !== 0 && (
        <FilterSheet
          id={sheet}
          done={`Показати ${countedIn(meta, ['матч', 'матчі', 'матчів'])}`}
          chips={
            <GameFilterChips
              sheet={sheet}
              leagueName={lists.league?.name}
              seasonName={nameOf(lists.seasons, lists.seasonId)}
              categoryName={nameOf(lists.categories, lists.categoryId)}
              {...{ playerName, q, from, to, found }}
            />
          }
        >
          <GameFilters />
        </FilterSheet>
      )}
      {games.length > 0 ? <GamesByDay games={games} /> : <Nothing />}
      <ListPages meta={meta} of={['матчу', 'матчів']} />
    </GamesFrame>
  )
}

const nameOf = (items: readonly { id: number; name: string }[], chosen: number | undefined) =>
  items.find(({ id }) => id === chosen)?.name

function Nothing() {
  const isFiltered = Object.values(useSearch({ from: '/stats/matches' })).some((value) => value !== undefined)
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
