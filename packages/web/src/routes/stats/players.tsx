import { createFileRoute } from '@tanstack/react-router'
import { loadPlayers, PlayersPage, type PlayersSearch } from '../../features/players/rating/page.tsx'
import { RatingFrame } from '../../features/stats/list-frames.tsx'
import { flagParam, idParam, pageParam, textParam } from '../../lib/address/search-params.ts'
import { listHead, listRoute } from '../../lib/list/list-route.ts'
import { ListSkeleton } from '../../ui/data/list-skeleton.tsx'

const { validateSearch, loaderDeps } = listRoute<PlayersSearch>({
  league: idParam,
  category: (value) => (value === 'none' ? 'none' : idParam(value)),
  q: textParam,
  all: flagParam,
  page: pageParam,
})

export const Route = createFileRoute('/stats/players')({
  validateSearch,
  loaderDeps,
  loader: ({ context: { api }, deps }) => loadPlayers(api, deps),
  head: ({ matches, loaderData, match }) =>
    listHead(matches, match.search, {
      title: loaderData ? `Рейтинг гравців: ${loaderData.league.name}` : 'Рейтинг гравців',
      description: 'Рейтинг гравців ліг аматорського тенісу: сила, ігри, перемоги й останні пʼять результатів кожного.',
    }),
  pendingComponent: () => (
    <RatingFrame>
      <ListSkeleton rows={20} />
    </RatingFrame>
  ),
  component: PlayersPage,
})
