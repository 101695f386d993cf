import { createFileRoute } from '@tanstack/react-router'
import { loadCategories, loadLeague } from '../../../../admin/leagues/load-league.ts'
import { PlayersPage } from '../../../../admin/leagues/players-page.tsx'
import { idParam, pageParam } from '../../../../lib/address/search-params.ts'
import { orNotFound } from '../../../../lib/api/or-not-found.ts'
import { listRoute } from '../../../../lib/list/list-route.ts'

interface Search {
  page?: number | undefined
  category?: number | undefined
}

const { validateSearch, loaderDeps } = listRoute<Search>({ page: pageParam, category: idParam })

export const Route = createFileRoute('/admin/leagues/$id/players')({
  validateSearch,
  loaderDeps,
  loader: async ({ context: { api }, params, deps: { page, category } }) => {
    const league = await loadLeague(api, params.id)
    const query = { leagueId: league.id, ...(page && { page }), ...(category && { categoryId: category }) }
    const [categories, players] = await Promise.all([
      loadCategories(api, league.id),
      orNotFound(api.call('GET /api/v1/user-leagues/players', { query })),
    ])
    return { title: `Гравці: ${league.name}`, page: { league, categories, players: players.data, meta: players.meta } }
  },
  component: () => <PlayersPage {...Route.useLoaderData().page} categoryId={Route.useSearch().category} />,
})
