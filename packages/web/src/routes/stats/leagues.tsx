import { createFileRoute } from '@tanstack/react-router'
import { LeaguesPage, type LeaguesSearch, loadLeagues } from '../../features/stats/leagues-page.tsx'
import { LeagueFrame } from '../../features/stats/list-frames.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { idParam, pageParam } from '../../lib/address/search-params.ts'
import { listRoute } from '../../lib/list/list-route.ts'
import { ListSkeleton } from '../../ui/data/list-skeleton.tsx'

const { validateSearch, loaderDeps } = listRoute<LeaguesSearch>({
  league: idParam,
  season: idParam,
  category: idParam,
  page: pageParam,
})

export const Route = createFileRoute('/stats/leagues')({
  validateSearch,
  loaderDeps,
  loader: ({ context: { api }, deps }) => loadLeagues(api, deps),
  head: ({ matches, loaderData }) =>
    pageHead(matches, {
      title: loaderData ? `${loaderData.league.name}: ${loaderData.table.season.name}` : 'Рейтинги ліг',
    }),
  pendingComponent: () => (
    <LeagueFrame>
      <ListSkeleton rows={12} />
    </LeagueFrame>
  ),
  component: LeaguesPage,
})
