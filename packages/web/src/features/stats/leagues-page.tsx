import { MOST_IN_HEAD_TO_HEAD } from '@matchbol/core/leagues/table/tie-break'
import { Link, redirect, useLoaderData } from '@tanstack/react-router'
import { type ComponentProps, Suspense, useId } from 'react'
import { idParam } from '../../lib/address/search-params.ts'
import type { ApiClient } from '../../lib/api/api.ts'
import { orNotFound } from '../../lib/api/or-not-found.ts'
import { ListPages } from '../../lib/list/list-page.tsx'
import { useListFilter } from '../../lib/list/use-list-filter.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { LastFiveLegend } from '../../ui/data/last-five.tsx'
import { FilterOpener, FilterSheet } from '../../ui/form/filter-sheet.tsx'
import { LeagueFilters } from '../leagues/league-filters.tsx'
import { LeagueRules } from '../leagues/league-rules-later.tsx'
import { LeagueSummary } from '../leagues/league-summary.tsx'
import { CategoryChips } from '../leagues/table/category-chips.tsx'
import { PinnedLeagueTable } from '../leagues/table/pinned-league-table.tsx'
import { LeagueStatistics } from './league-statistics-later.tsx'
import { LeagueFrame } from './list-frames.tsx'

export interface LeaguesSearch {
  league?: number | undefined
  season?: number | undefined
  category?: number | undefined
  page?: number | undefined
}

export async function loadLeagues(api: ApiClient, { league, season, category, page }: LeaguesSearch) {
  const query = { leagueId: league, season, categoryId: category, page }
  const { data, meta } = await orNotFound(api.call('GET /api/v1/stats/leagues', { query }))
  // Without scripts the filters send the season and category of the league that was shown before: not an address of their own.
  const isOfAnother =
    data && ((season && season !== data.table.season.id) || (category && category !== data.categoryId))
  if (isOfAnother) throw redirect({ to: '/stats/leagues', search: { league: data.league.id }, replace: true })
  return data && { ...data, meta }
}

/** The table of a league’s season, with what the league is played by. */
export function LeaguesPage() {
  const loaded = useLoaderData({ from: '/stats/leagues' })
  const narrow = useListFilter()
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
  const { leagues, league, seasons, rules, categories, categoryId, table, statistics, pictureVersion, meta } = loaded

  const filter = (values: Record<string, string>) => {
    // the running season is the address without a season: tomorrow it is another one
    const isRunning = seasons.some(({ id, status }) => id === idParam(values.season) && status === 'ACTIVE')
    const isSame = idParam(values.league) === league.id
    narrow(isSame ? { ...values, season: isRunning ? undefined : values.season } : { league: values.league })
  }
  return (
    <LeagueFrame after={<After {...{ league, rules, statistics, table }} />}>
      <FilterSheet
        id={sheet}
        done="Показати таблицю"
        chips={
          <>
            <FilterOpener sheet={sheet}>{league.name}</FilterOpener>
            <CategoryChips {...{ categories, categoryId }} leagueId={league.id} />
            <FilterOpener sheet={sheet}>{table.season.name}</FilterOpener>
          </>
        }
      >
        <LeagueFilters
          leagues={leagues}
          league={league}
          seasons={seasons}
          seasonId={table.season.id}
          categories={categories}
          categoryId={categoryId ?? undefined}
          onFilter={filter}
        />
      </FilterSheet>
      <LeagueSummary league={league} season={table.season} pictureVersion={pictureVersion} />
      {table.rows.length > 0 ? (
        <PinnedLeagueTable leagueId={league.id} season={table.season} categoryId={categoryId} rows={table.rows} />
      ) : (
        <EmptyState
          text={categoryId ? 'У цій категорії ще нікого немає.' : 'У цій лізі ще нікого немає. Будьте першими.'}
        />
      )}
      <ListPages meta={meta} of={['гравця', 'гравців']} />
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
