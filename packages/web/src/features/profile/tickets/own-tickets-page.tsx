import { Link, useLoaderData, useNavigate, useSearch } from '@tanstack/react-router'
import { LifeBuoy, Plus } from 'lucide-react'
import { ListPages } from '../../../lib/list/list-page.tsx'
import { buttonLook } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { TicketForm } from '../../tickets/ticket-form.tsx'
import { TicketRow } from '../../tickets/ticket-row.tsx'

/** «Підтримка»: one's own requests with where each stands, and a new one. */
export function OwnTicketsPage() {
  const { tickets, meta } = useLoaderData({ from: '/profile/support/' })
  const { new: isNew } = useSearch({ from: '/profile/support/' })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">Підтримка</h1>
        {!isNew && tickets.length > 0 && <NewTicket />}
      </div>
      {isNew && <Writing />}
      <div className="board">
        {tickets.length === 0 ? (
          <EmptyState
            icon={<LifeBuoy size={48} strokeWidth={1.5} aria-hidden="true" />}
            text={
              <>
                Звернень у вас немає. Що можна зробити самостійно, підкаже{' '}
                <Link to="/support" className="font-medium text-primary underline underline-offset-2">
                  сторінка підтримки
                </Link>
                .
              </>
            }
          >
            {!isNew && <NewTicket />}
          </EmptyState>
        ) : (
          <ul>
            {tickets.map((ticket) => (
              <TicketRow key={ticket.id} ticket={ticket} />
            ))}
          </ul>
        )}
        <ListPages meta={meta} of={['звернення', 'звернень']} />
      </div>
    </>
  )
}

const NewTicket = () => (
  <Link to="/profile/support" search={{ new: true }} {...buttonLook()}>
    <Plus size={20} aria-hidden="true" /> Нове звернення
  </Link>
)

function Writing() {
  const navigate = useNavigate()
  const open = (id: number) => void navigate({ to: '/profile/support/$id', params: { id: String(id) } })
  return (
    <section className="board" aria-labelledby="new-ticket">
      <div className="board-head">
        <h2 id="new-ticket">Нове звернення</h2>
        <Link
          to="/profile/support"
          {...buttonLook({ variant: 'ghost', color: 'neutral', size: 'sm', className: 'ml-auto' })}
        >
          Не зараз
        </Link>
      </div>
      <div className="board-body">
        <TicketForm onSent={({ id }) => open(id)} />
      </div>
    </section>
  )
}
