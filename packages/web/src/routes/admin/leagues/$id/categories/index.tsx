import { createFileRoute } from '@tanstack/react-router'
import { CategoriesPage } from '../../../../../admin/leagues/categories-page.tsx'
import { loadCategories, loadLeague } from '../../../../../admin/leagues/load-league.ts'

export const Route = createFileRoute('/admin/leagues/$id/categories/')({
  loader: async ({ context: { api }, params }) => {
    const league = await loadLeague(api, params.id)
    return { league, categories: await loadCategories(api, league.id), title: `Категорії: ${league.name}` }
  },
  component: () => {
    const { league, categories } = Route.useLoaderData()
    return <CategoriesPage league={league} categories={categories} />
  },
})
