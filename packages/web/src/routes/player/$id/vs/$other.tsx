import { fullName } from '@matchbol/text/shared/names'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { toCard } from '../../../../features/games/lists/card-game.ts'
import { PairPage } from '../../../../features/players/pair/page.tsx'
import { pageHead } from '../../../../lib/address/head.ts'
import { idParam, pageParam } from '../../../../lib/address/search-params.ts'
import { orNotFound } from '../../../../lib/api/or-not-found.ts'
import { listRoute } from '../../../../lib/list/list-route.ts'

interface Search {
  page?: number | undefined
}

const { validateSearch, loaderDeps } = listRoute<Search>({ page: pageParam })

export const Route = createFileRoute('/player/$id/vs/$other')({
  validateSearch,
  loaderDeps,
  loader: async ({ context: { api }, params, deps: { page } }) => {
    const [id, otherId] = [idParam(params.id), idParam(params.other)]
    if (id === undefined || otherId === undefined || id === otherId) throw notFound()
    const { data } = await orNotFound(
      api.call('GET /api/v1/players/{id}/head-to-head/{otherId}', { params: { id, otherId }, query: { page } }),
    )
    const { games, ...pair } = data
    return { pair, games: games.map(toCard) }
  },
  head: ({ matches, loaderData }) =>
    pageHead(matches, {
      title: loaderData
        ? `${fullName(loaderData.pair.a)} – ${fullName(loaderData.pair.b)}: особисті зустрічі`
        : 'Особисті зустрічі',
    }),
  component: PairPage,
})
