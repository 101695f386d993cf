import { MOST_IN_HEAD_TO_HEAD } from '@matchbol/core/leagues/table/tie-break'
import { MOST_PAGE_SIZE } from '@matchbol/core/shared/limits'
import { Link, useLoaderData } from '@tanstack/react-router'
import { type ComponentProps, lazy, Suspense, useId } from 'react'
import { idParam } from '../../lib/address/search-params.ts'
import type { ApiClient } from '../../lib/api/api.ts'
import { orNotFound } from '../../lib/api/or-not-found.ts'
import { useListFilter } from '../../lib/list/use-list-filter.ts'
import { useMe } from '../../lib/session/use-session.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { LastFiveLegend } from '../../ui/data/last-five.tsx'
import { FilterOpener, FilterSheet } from '../../ui/form/filter-sheet.tsx'
import { LeagueFilters } from '../leagues/league-filters.tsx'
import { LeagueRules } from '../leagues/league-rules-later.tsx'
import { LeagueSummary } from '../leagues/league-summary.tsx'
import { LeagueTable } from '../leagues/table/league-table.tsx'
import { LeagueStatistics } from './league-statistics-later.tsx'
import { LeagueFrame } from './list-frames.tsx'

// Only a league without players shows it.
const JoinLeagueButton = lazy(() =>
  import('../leagues/join/button.tsx').then((module) => ({ default: module.JoinLeagueButton })),
)

export interface LeaguesSearch {
  league?: number | undefined
  season?: number | undefined
  category?: number | undefined
}

export async function loadLeagues(api: ApiClient, deps: LeaguesSearch) {
  const choice = await orNotFound(api.call('GET /api/v1/leagues/choice', { query: { leagueId: deps.league } }))
  const { league, leagues, seasons, categories } = choice.data
  if (!league) return null
  // a season or category of another league is left over from before the league was changed
  const season = seasons.find(({ id }) => id === deps.season)
  const categoryId = categories.find(({ id }) => id === deps.category)?.id
  const [{ data: table }, { data: statistics }, { data: described }] = await Promise.all([
    api.call('GET /api/v1/leagues/{id}/table', {
      params: { id: league.id },
      query: { season: season?.id, categoryId },
    }),
    api.call('GET /api/v1/stats/leagues/{id}', { params: { id: league.id } }),
    api.call('GET /api/v1/leagues/{id}/seasons', { params: { id: league.id }, query: { limit: MOST_PAGE_SIZE } }),
  ])
  return {
    leagues,
    league,
    seasons: seasons.map(({ id, name, status }) => ({ id, name, isRunning: status === 'ACTIVE' })),
    rules: described.find(({ id }) => id === table.season.id)?.rules ?? league.rules,
    categories,
    categoryId,
    table,
    statistics,
  }
}

/** The table of a league’s season, with what the league is played by. */
export function LeaguesPage() {
  const loaded = useLoaderData({ from: '/stats/leagues' })
  const narrow = useListFilter()
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
    // the running season is the address without a season: tomorrow it is another one
    const isRunning = seasons.some((each) => each.id === idParam(values.season) && each.isRunning)
    const isSame = idParam(values.league) === league.id
    narrow(isSame ? { ...values, season: isRunning ? undefined : values.season } : { league: values.league })
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
          league={league}
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
  rules: ComponentProps<typeof LeagueRules>['rules']
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
        <Suspense>
          <LeagueRules rules={rules} about={league.description} />
        </Suspense>
      </section>
    </div>
  </>
)
