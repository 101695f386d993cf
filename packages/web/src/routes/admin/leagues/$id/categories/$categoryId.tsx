import { createFileRoute, notFound } from '@tanstack/react-router'
import { CategoryPage } from '../../../../../admin/leagues/category-page.tsx'
import { loadLeague } from '../../../../../admin/leagues/load-league.ts'
import { idParam } from '../../../../../lib/address/search-params.ts'
import { orNotFound } from '../../../../../lib/api/or-not-found.ts'

export const Route = createFileRoute('/admin/leagues/$id/categories/$categoryId')({
  loader: async ({ context: { api }, params }) => {
    const id = idParam(params.categoryId)
    if (!id) throw notFound()
    const [league, { data: category }] = await Promise.all([
      loadLeague(api, params.id),
      orNotFound(api.call('GET /api/v1/categories/{id}', { params: { id } })),
    ])
    if (category.leagueId !== league.id) throw notFound()
    return { league, category, title: `${category.name}: ${league.name}` }
  },
  component: () => {
    const { league, category } = Route.useLoaderData()
    return <CategoryPage league={league} category={category} />
  },
})
