import { Link, useLoaderData, useNavigate, useSearch } from '@tanstack/react-router'
import { LifeBuoy, Plus } from 'lucide-react'
import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import { ListPages } from '../../../lib/list/list-page.tsx'
import { buttonLook } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { OwnGameRow } from '../../games/own/own-game-row.tsx'
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
  const { game } = useSearch({ from: '/profile/support/' })
  const navigate = useNavigate()
  const open = (id: number) => void navigate({ to: '/profile/support/$id', params: { id: String(id) } })
  return (
    <section className="board" aria-labelledby="new-ticket">
      <div className="board-head">
        <h2 id="new-ticket">{game ? <>Звернення про гру №&nbsp;{game}</> : 'Нове звернення'}</h2>
        <Link
          to="/profile/support"
          {...buttonLook({ variant: 'ghost', color: 'neutral', size: 'sm', className: 'ml-auto' })}
        >
          Не зараз
        </Link>
      </div>
      {game && <GameInQuestion key={game} id={game} />}
      <div className="board-body">
        <TicketForm key={game} gameId={game} onSent={({ id }) => open(id)} />
      </div>
    </section>
  )
}

/** As the conversation will show it. One that cannot be read is refused when the request is sent. */
function GameInQuestion({ id }: { id: number }) {
  const api = useApi()
  const found = useLoad('game', async () => (await api.call('GET /api/v1/games/{id}', { params: { id } })).data)
  return (
    <div className="grid min-h-24 border-b border-border">
      {found.status === 'ready' && <OwnGameRow game={found.data} />}
    </div>
  )
}
