import { createFileRoute } from '@tanstack/react-router'
import { OwnTicketsPage } from '../../../features/profile/tickets/own-tickets-page.tsx'
import { pageHead } from '../../../lib/address/head.ts'
import { flagParam, idParam, pageParam } from '../../../lib/address/search-params.ts'
import { orNotFound } from '../../../lib/api/or-not-found.ts'
import { listRoute } from '../../../lib/list/list-route.ts'
import { ListSkeleton } from '../../../ui/data/list-skeleton.tsx'

interface Search {
  page?: number | undefined
  /** Whether a request is being written. */
  new?: true | undefined
  /** The game that it is about. */
  game?: number | undefined
}

const { validateSearch, loaderDeps } = listRoute<Search>({ page: pageParam, new: flagParam, game: idParam })

export const Route = createFileRoute('/profile/support/')({
  validateSearch,
  loaderDeps: ({ search }) => ({ page: loaderDeps({ search }).page }),
  loader: async ({ context: { api }, deps: { page } }) => {
    const { data: tickets, meta } = await orNotFound(api.call('GET /api/v1/tickets', { query: { page, own: 'true' } }))
    return { tickets, meta }
  },
  head: ({ matches }) => pageHead(matches, { title: 'Підтримка' }),
  pendingComponent: () => (
    <div className="board">
      <ListSkeleton rows={4} />
    </div>
  ),
  component: OwnTicketsPage,
})
