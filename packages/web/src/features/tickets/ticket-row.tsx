import type { TicketCard } from '@matchbol/core/tickets/ticket-shapes'
import { when } from '@matchbol/text/shared/dates'
import { fullName } from '@matchbol/text/shared/names'
import { ticketCategoryText } from '@matchbol/text/tickets/status'
import { Link } from '@tanstack/react-router'
import { useNow } from '../../lib/browser/use-now.ts'
import { Badge } from '../../ui/badge.tsx'
import { TicketStatusBadge } from './status-badge.tsx'

interface Props {
  ticket: TicketCard
  /** Where others than its author look through the list. */
  showsAuthor?: boolean
}

/** A ticket among others; leads to its conversation. */
export function TicketRow({ ticket, showsAuthor = false }: Props) {
  const now = useNow()
  const { id, subject, category, status, author, isUnread, movedAt } = ticket
  return (
    <li className="border-b border-border px-5 py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to="/profile/support/$id"
          params={{ id: String(id) }}
          className="flex min-h-11 items-center font-semibold text-primary wrap-anywhere"
        >
          {subject || 'Без теми'}
        </Link>
        <TicketStatusBadge status={status} />
        {isUnread && <Badge color="error">Не прочитано</Badge>}
      </div>
      <p className="mt-1 text-sm text-muted">
        №&nbsp;{id} · {ticketCategoryText[category]}
        {showsAuthor && ` · ${author ? fullName(author) : 'гість'}`} · {when(movedAt, now)}
      </p>
    </li>
  )
}
