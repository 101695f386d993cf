import { type TicketStatus, ticketStatuses } from '@matchbol/core/tickets/statuses'
import { ticketStatusText } from '@matchbol/text/tickets/status'
import { createFileRoute, Link } from '@tanstack/react-router'
import { AdminPage, Board } from '../../admin/admin-page.tsx'
import { TicketRow } from '../../features/tickets/ticket-row.tsx'
import { pageParam } from '../../lib/address/search-params.ts'
import { orNotFound } from '../../lib/api/or-not-found.ts'
import { ListPages } from '../../lib/list/list-page.tsx'
import { listRoute } from '../../lib/list/list-route.ts'
import { EmptyState } from '../../ui/data/empty-state.tsx'

interface Search {
  status?: TicketStatus | undefined
  page?: number | undefined
}

const statusParam = (value: unknown) => ticketStatuses.find((status) => status === value)
const { validateSearch, loaderDeps } = listRoute<Search>({ status: statusParam, page: pageParam })

export const Route = createFileRoute('/admin/tickets')({
  validateSearch,
  loaderDeps,
  loader: async ({ context: { api, me }, deps }) => {
    if (me.role !== 'ADMIN') return undefined // who is shown that the panel is closed to them
    const { data: tickets, meta } = await orNotFound(api.call('GET /api/v1/tickets', { query: deps }))
    return { tickets, meta, title: 'Звернення' }
  },
  component: TicketsPage,
})

/** Requests of players and guests, open ones first; each leads to its conversation, where it is answered. */
function TicketsPage() {
  const loaded = Route.useLoaderData()
  const { status: chosen } = Route.useSearch()
  if (!loaded) return null
  const { tickets, meta } = loaded
  return (
    <AdminPage
      title="Звернення"
      subtitle="Відповідають на сторінці звернення; гостям — за контактом, який вони залишили."
    >
      <Board title={chosen ? ticketStatusText[chosen] : 'Усі, відкриті спершу'}>
        <nav className="chips" aria-label="Стан звернення">
          {[undefined, ...ticketStatuses].map((status) => (
            <Link
              key={status ?? 'all'}
              to="/admin/tickets"
              search={{ status }}
              activeOptions={{ exact: true }}
              className="chip"
              aria-current={status === chosen ? 'page' : undefined}
            >
              {status ? ticketStatusText[status] : 'Усі'}
            </Link>
          ))}
        </nav>
        {tickets.length === 0 ? (
          <EmptyState text="Таких звернень немає." />
        ) : (
          <ul>
            {tickets.map((ticket) => (
              <TicketRow key={ticket.id} ticket={ticket} showsAuthor />
            ))}
          </ul>
        )}
        {meta.totalPages > 1 && <ListPages meta={meta} of={['звернення', 'звернень']} />}
      </Board>
    </AdminPage>
  )
}
