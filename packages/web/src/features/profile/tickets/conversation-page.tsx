import { mayMoveTicket, moveByMessage } from '@matchbol/core/tickets/rules'
import type { Ticket } from '@matchbol/core/tickets/ticket-shapes'
import { momentOf } from '@matchbol/text/shared/dates'
import { fullName } from '@matchbol/text/shared/names'
import { ticketCategoryText } from '@matchbol/text/tickets/status'
import { Link, useLoaderData } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { Note } from '../../../ui/note.tsx'
import { OwnGameRow } from '../../games/own/own-game-row.tsx'
import { TicketStatusBadge } from '../../tickets/status-badge.tsx'
import { MessageForm } from './message-form.tsx'
import { Messages } from './messages.tsx'
import { TicketMoves } from './ticket-moves.tsx'

/** A request and what was said about it, for its author and for administrators, who answer here. */
export function ConversationPage() {
  const ticket = useLoaderData({ from: '/profile/support/$id' })
  return <Conversation key={ticket.id} ticket={ticket} />
}

function Conversation({ ticket }: { ticket: Ticket }) {
  const me = useMe()
  const now = useNow()
  const [times, setTimes] = useState(0)
  useTellRead(ticket)
  if (!me) return null
  const actor = { id: me.id, isAdmin: me.role === 'ADMIN' }
  const facts = { status: ticket.status, authorId: ticket.author?.id ?? null }
  const isMine = facts.authorId === me.id
  const mayWrite = mayMoveTicket(actor, moveByMessage(actor, facts, false), facts)
  const mayNote = mayMoveTicket(actor, 'note', facts)
  return (
    <>
      <div>
        <Link to={isMine ? '/profile/support' : '/admin/tickets'} className="link">
          <ArrowLeft size={18} aria-hidden="true" /> {isMine ? 'Мої звернення' : 'Усі звернення'}
        </Link>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-3xl wrap-anywhere">{ticket.subject || 'Без теми'}</h1>
          <TicketStatusBadge status={ticket.status} />
        </div>
        <p className="mt-1 text-sm text-muted">
          Звернення №&nbsp;{ticket.id} · {ticketCategoryText[ticket.category]} · {momentOf(ticket.createdAt, now)}
          {!isMine && ` · ${ticket.author ? fullName(ticket.author) : 'гість'}`}
        </p>
      </div>
      {ticket.contact && (
        <Note title="Гість на сайті відповіді не побачить">
          <p className="wrap-anywhere">Напишіть за контактом: {ticket.contact}</p>
        </Note>
      )}
      {ticket.game && (
        <section className="board grid" aria-label="Гра, про яку йдеться">
          <OwnGameRow game={ticket.game} />
        </section>
      )}
      <section className="board" aria-label="Розмова">
        <Messages messages={ticket.messages} myId={me.id} />
        <div className="board-body grid grid-cols-1 gap-5 border-t border-border">
          {(mayWrite || mayNote) && (
            <MessageForm
              key={times}
              ticketId={ticket.id}
              mayWrite={mayWrite}
              mayNote={mayNote}
              onSent={() => setTimes(times + 1)}
            />
          )}
          {isMine && ticket.status === 'RESOLVED' && (
            <p className="text-sm text-muted">Якщо питання лишилося, напишіть — звернення відкриється знову.</p>
          )}
          {isMine && ticket.status === 'CLOSED' && (
            <p>
              Звернення закрите. Є ще питання —{' '}
              <Link
                to="/profile/support"
                search={{ new: true }}
                className="font-medium text-primary underline underline-offset-2"
              >
                створіть нове
              </Link>
              .
            </p>
          )}
          <TicketMoves ticket={ticket} actor={actor} facts={facts} />
        </div>
      </section>
    </>
  )
}

/** Who looks at an answer has read it. */
function useTellRead({ id, isUnread, messages }: Ticket) {
  const api = useApi()
  const messageId = messages.at(-1)?.id
  useEffect(() => {
    if (isUnread && messageId)
      // what could not be told now is told the next time
      void api.call('POST /api/v1/tickets/{id}/seen', { params: { id }, body: { messageId } }).catch(() => {})
  }, [api, id, isUnread, messageId])
}
