import type { GameStatus } from '@matchbol/core/games/game-shapes'
import { createFileRoute } from '@tanstack/react-router'
import { ownGameStatuses } from '../../features/games/own/own-game-statuses.ts'
import { GamesPage } from '../../features/profile/games-page.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { pageParam } from '../../lib/address/search-params.ts'
import { orNotFound } from '../../lib/api/or-not-found.ts'
import { listRoute } from '../../lib/list/list-route.ts'
import { ListSkeleton } from '../../ui/data/list-skeleton.tsx'

interface Search {
  status?: GameStatus | undefined
  page?: number | undefined
}

const { validateSearch, loaderDeps } = listRoute<Search>({
  status: (value) => ownGameStatuses.find((status) => status === value),
  page: pageParam,
})

const perPage = 100

export const Route = createFileRoute('/profile/games')({
  validateSearch,
  loaderDeps,
  loader: ({ context: { api, me }, deps }) =>
    orNotFound(
      api.call('GET /api/v1/games/player/{id}', { params: { id: me.id }, query: { ...deps, limit: perPage } }),
    ),
  head: ({ matches }) => pageHead(matches, { title: 'Мої ігри' }),
  pendingComponent: () => (
    <div className="board">
      <ListSkeleton rows={8} />
    </div>
  ),
  component: GamesPage,
})
