import { createFileRoute } from '@tanstack/react-router'
import { LeaguesPage } from '../../../admin/leagues/leagues-page.tsx'
import { pageParam } from '../../../lib/address/search-params.ts'

interface Search {
  page?: number | undefined
  isActive?: boolean | undefined
}

const searchOf = ({ page, isActive }: Partial<Record<keyof Search, unknown>>): Search => ({
  page: pageParam(page),
  isActive:
    isActive === true || isActive === 'true' ? true : isActive === false || isActive === 'false' ? false : undefined,
})

export const Route = createFileRoute('/admin/leagues/')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => searchOf(search),
  loader: ({ context: { api }, deps: { page, isActive } }) =>
    api.call('GET /api/v1/leagues', {
      query: { ...(page && { page }), ...(isActive !== undefined && { isActive: isActive ? 'true' : 'false' }) },
    }),
  component: () => {
    const { data, meta } = Route.useLoaderData()
    return <LeaguesPage leagues={data} meta={meta} isActive={Route.useSearch().isActive} />
  },
})
