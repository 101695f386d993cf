import type { EventCard } from '@matchbol/core/events/event-shapes'
import { hasBegun, isOver } from '@matchbol/core/events/rules'
import { eventStatusText, inLineText } from '@matchbol/text/events/status'
import { useNow } from '../../lib/browser/use-now.ts'
import { Badge } from '../../ui/badge.tsx'

/** Where an event stands, and whether the reader goes there. */
export function EventBadges({ event }: { event: EventCard }) {
  const now = useNow()
  const { status, registration } = event
  const times = { startsAt: new Date(event.startsAt), endsAt: new Date(event.endsAt) }
  return (
    <>
      {status === 'DRAFT' && <Badge>{eventStatusText.DRAFT}</Badge>}
      {status === 'CANCELLED' && <Badge color="error">{eventStatusText.CANCELLED}</Badge>}
      {status === 'PUBLISHED' && isOver(times, now) && <Badge>Завершено</Badge>}
      {status === 'PUBLISHED' && hasBegun(times, now) && !isOver(times, now) && <Badge color="info">Триває</Badge>}
      {registration?.status === 'REGISTERED' && <Badge color="success">Ви записані</Badge>}
      {registration?.status === 'WAITING' && <Badge color="warning">{inLineText(registration.number ?? 1)}</Badge>}
    </>
  )
}
