import { createFileRoute } from '@tanstack/react-router'
import { LeaguePage } from '../../../../admin/leagues/league-page.tsx'
import { loadLeague, WHOLE_LIST } from '../../../../admin/leagues/load-league.ts'

export const Route = createFileRoute('/admin/leagues/$id/')({
  loader: async ({ context: { api }, params }) => {
    const league = await loadLeague(api, params.id)
    const query = { limit: WHOLE_LIST }
    const seasons = await api.call('GET /api/v1/leagues/{id}/seasons', { params: { id: league.id }, query })
    return { league, seasons: seasons.data, title: `Правила й сезони: ${league.name}` }
  },
  component: () => {
    const { league, seasons } = Route.useLoaderData()
    return <LeaguePage league={league} seasons={seasons} />
  },
})
