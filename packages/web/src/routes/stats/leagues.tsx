import { MOST_IN_HEAD_TO_HEAD } from '@matchbol/core/leagues/table/tie-break'
import { MOST_PAGE_SIZE } from '@matchbol/core/shared/limits'
import { createFileRoute, Link, notFound, useNavigate } from '@tanstack/react-router'
import { type ComponentProps, lazy, Suspense, useId } from 'react'
import { chooseLeague } from '../../features/leagues/join/choose-league.ts'
import { LeagueFilters } from '../../features/leagues/league-filters.tsx'
import { LeagueRules } from '../../features/leagues/league-rules.tsx'
import { LeagueSummary } from '../../features/leagues/league-summary.tsx'
import { LeagueTable } from '../../features/leagues/table/league-table.tsx'
import { LeagueStatistics } from '../../features/stats/league-statistics-later.tsx'
import { LeagueFrame } from '../../features/stats/list-frames.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { idParam } from '../../lib/address/search-params.ts'
import { useMe } from '../../lib/session/use-session.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { LastFiveLegend } from '../../ui/data/last-five.tsx'
import { ListSkeleton } from '../../ui/data/list-skeleton.tsx'
import { FilterOpener, FilterSheet } from '../../ui/form/filter-sheet.tsx'

// Only a league without players shows it.
const JoinLeagueButton = lazy(() =>
  import('../../features/leagues/join/button.tsx').then((module) => ({ default: module.JoinLeagueButton })),
)

interface Search {
  league?: number | undefined
  season?: number | undefined
  category?: number | undefined
}

const searchOf = (search: Partial<Record<keyof Search, unknown>>): Search => ({
  league: idParam(search.league),
  season: idParam(search.season),
  category: idParam(search.category),
})

export const Route = createFileRoute('/stats/leagues')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => searchOf(search),
  loader: async ({ context: { api }, deps }) => {
    const leagues = (await api.call('GET /api/v1/leagues', { query: { limit: MOST_PAGE_SIZE } })).data
    const league = chooseLeague(leagues, deps.league)
    if (!league && deps.league) throw notFound()
    if (!league) return null
    const [{ data: seasons }, { data: categories }, { data: statistics }] = await Promise.all([
      api.call('GET /api/v1/leagues/{id}/seasons', { params: { id: league.id }, query: { limit: MOST_PAGE_SIZE } }),
      api.call('GET /api/v1/categories', { query: { leagueId: league.id, limit: MOST_PAGE_SIZE } }),
      api.call('GET /api/v1/stats/leagues/{id}', { params: { id: league.id } }),
    ])
    // a season or category of another league is left over from before the league was changed
    const season = seasons.find(({ id }) => id === deps.season)
    const categoryId = categories.find(({ id }) => id === deps.category)?.id
    const { data: table } = await api.call('GET /api/v1/leagues/{id}/table', {
      params: { id: league.id },
      query: { season: season?.id, categoryId },
    })
    return {
      leagues: leagues.map(({ id, name }) => ({ id, name })),
      league,
      seasons: seasons.map(({ id, name, status }) => ({ id, name, isRunning: status === 'ACTIVE' })),
      rules: (season ?? seasons.find(({ id }) => id === table.season.id))?.rules ?? league.rules,
      categories: categories.map(({ id, name }) => ({ id, name })),
      categoryId,
      table,
      statistics,
    }
  },
  head: ({ matches, loaderData }) =>
    pageHead(matches, {
      title: loaderData ? `${loaderData.league.name}: ${loaderData.table.season.name}` : 'Рейтинги ліг',
      description: loaderData
        ? `Таблиця ліги «${loaderData.league.name}»: місця, ігри, сети, очки сезону «${loaderData.table.season.name}» і правила ліги.`
        : 'Таблиці ліг аматорського тенісу: місця, ігри, сети, очки сезону і правила кожної ліги.',
    }),
  pendingComponent: () => (
    <LeagueFrame>
      <ListSkeleton rows={12} />
    </LeagueFrame>
  ),
  component: LeaguesPage,
})

function LeaguesPage() {
  const loaded = Route.useLoaderData()
  const navigate = useNavigate({ from: Route.fullPath })
  const myId = useMe()?.id
  const sheet = useId()
  if (!loaded)
    return (
      <LeagueFrame>
        <EmptyState text="Ще немає жодної ліги. Таблиця зʼявиться разом із першою.">
          <Link to="/" {...buttonLook({ variant: 'outline' })}>
            На головну
          </Link>
        </EmptyState>
      </LeagueFrame>
    )
  const { leagues, league, seasons, rules, categories, categoryId, table, statistics } = loaded

  const filter = (values: Record<string, string>) => {
    const { league: id, season, category } = searchOf(values)
    // the running season is the address without a season: tomorrow it is another one
    const chosen = seasons.some((each) => each.id === season && each.isRunning) ? undefined : season
    void navigate({
      search: id === league.id ? { league: id, season: chosen, category } : { league: id },
      resetScroll: false,
    })
  }
  return (
    <LeagueFrame after={<After {...{ league, rules, statistics, table }} />}>
      <FilterSheet
        id={sheet}
        done="Показати таблицю"
        chips={[league.name, table.season.name, categories.find(({ id }) => id === categoryId)?.name].map(
          (chosen) =>
            chosen && (
              <FilterOpener key={chosen} sheet={sheet}>
                {chosen}
              </FilterOpener>
            ),
        )}
      >
        <LeagueFilters
          leagues={leagues}
          leagueId={league.id}
          seasons={seasons}
          seasonId={table.season.id}
          categories={categories}
          categoryId={categoryId}
          onFilter={filter}
        />
      </FilterSheet>
      <LeagueSummary league={league} season={table.season} />
      {table.rows.length > 0 ? (
        <LeagueTable rows={table.rows} myId={myId} />
      ) : (
        <EmptyState
          text={categoryId ? 'У цій категорії ще нікого немає.' : 'У цій лізі ще нікого немає. Будьте першими.'}
        >
          <Suspense>
            <JoinLeagueButton variant="outline" />
          </Suspense>
        </EmptyState>
      )}
    </LeagueFrame>
  )
}

interface AfterProps {
  league: { id: number; description: string | null }
  rules: Parameters<typeof LeagueRules>[0]['rules']
  statistics: ComponentProps<typeof LeagueStatistics>['statistics']
  table: { isHeadToHeadLeftOut: boolean }
}

const After = ({ league, rules, statistics, table }: AfterProps) => (
  <>
    <p className="legend">
      <LastFiveLegend />
      <span>↑ чому вище за наступного, коли очок порівну</span>
      {table.isHeadToHeadLeftOut && (
        <span>Рівних за очками й перемогами понад {MOST_IN_HEAD_TO_HEAD}: особисті зустрічі між ними не рахуються</span>
      )}
    </p>
    <div className="mt-8 grid gap-6">
      <Suspense>
        <LeagueStatistics leagueId={league.id} statistics={statistics} />
      </Suspense>
      <section className="board" aria-labelledby="rules">
        <div className="board-head">
          <h2 id="rules">Правила ліги</h2>
        </div>
        <LeagueRules rules={rules} about={league.description} />
      </section>
    </div>
  </>
)
