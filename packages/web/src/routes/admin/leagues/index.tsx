import { createFileRoute } from '@tanstack/react-router'
import { LeaguesPage } from '../../../admin/leagues/leagues-page.tsx'
import { pageParam } from '../../../lib/address/search-params.ts'
import { orNotFound } from '../../../lib/api/or-not-found.ts'
import { listRoute } from '../../../lib/list/list-route.ts'

interface Search {
  page?: number | undefined
  isActive?: boolean | undefined
}

const flag = (value: unknown) =>
  value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined
const { validateSearch, loaderDeps } = listRoute<Search>({ page: pageParam, isActive: flag })

export const Route = createFileRoute('/admin/leagues/')({
  validateSearch,
  loaderDeps,
  loader: async ({ context: { api }, deps: { page, isActive } }) => {
    const query = {
      ...(page && { page }),
      ...(isActive !== undefined && { isActive: isActive ? ('true' as const) : ('false' as const) }),
    }
    return { ...(await orNotFound(api.call('GET /api/v1/leagues', { query }))), title: 'Ліги клубу' }
  },
  component: () => {
    const { data, meta } = Route.useLoaderData()
    return <LeaguesPage leagues={data} meta={meta} isActive={Route.useSearch().isActive} />
  },
})
