import { createFileRoute } from '@tanstack/react-router'
import { GamesFrame } from '../../features/stats/list-frames.tsx'
import { loadMatches, MatchesPage, type MatchesSearch } from '../../features/stats/matches-page.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { dayParam, idParam, pageParam, textParam } from '../../lib/address/search-params.ts'
import { listRoute } from '../../lib/list/list-route.ts'
import { ListSkeleton } from '../../ui/data/list-skeleton.tsx'

const { validateSearch, loaderDeps } = listRoute<MatchesSearch>(
  {
    league: idParam,
    season: idParam,
    category: idParam,
    player: idParam,
    q: textParam,
    from: dayParam,
    to: dayParam,
    page: pageParam,
  },
  // a name that is looked for takes the place of a player who was chosen
  (search) => (search.q ? { ...search, player: undefined } : search),
)

export const Route = createFileRoute('/stats/matches')({
  validateSearch,
  loaderDeps,
  loader: ({ context: { api }, deps }) => loadMatches(api, deps),
  head: ({ matches, loaderData }) =>
    pageHead(matches, { title: loaderData?.playerName ? `Матчі: ${loaderData.playerName}` : 'Матчі' }),
  pendingComponent: () => (
    <GamesFrame>
      <ListSkeleton rows={12} />
    </GamesFrame>
  ),
  component: MatchesPage,
})
