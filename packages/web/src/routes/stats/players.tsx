import { createFileRoute } from '@tanstack/react-router'
import { loadPlayers, PlayersPage, type PlayersSearch } from '../../features/players/rating/page.tsx'
import { RatingFrame } from '../../features/stats/list-frames.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { flagParam, idParam, pageParam, textParam } from '../../lib/address/search-params.ts'
import { listRoute } from '../../lib/list/list-route.ts'
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
  head: ({ matches, loaderData }) =>
    pageHead(matches, { title: loaderData ? `Рейтинг гравців: ${loaderData.league.name}` : 'Рейтинг гравців' }),
  pendingComponent: () => (
    <RatingFrame>
      <ListSkeleton rows={20} />
    </RatingFrame>
  ),
  component: PlayersPage,
})
