import type { TicketStatus } from '@matchbol/core/tickets/statuses'
import { ticketStatusText } from '@matchbol/text/tickets/status'
import { Badge, type BadgeColor } from '../../ui/badge.tsx'

const colors: Record<TicketStatus, BadgeColor> = {
  OPEN: 'warning',
  IN_PROGRESS: 'info',
  WAITING: 'primary',
  RESOLVED: 'success',
  CLOSED: 'neutral',
}

export const TicketStatusBadge = ({ status }: { status: TicketStatus }) => (
  <Badge color={colors[status]}>{ticketStatusText[status]}</Badge>
)
