import type { EventCard } from '@matchbol/core/events/event-shapes'
import { hasBegun, isOver } from '@matchbol/core/events/event-times'
import { eventStatusText, inLineText } from '@matchbol/text/events/status'
import { useNow } from '../../lib/browser/use-now.ts'
import { Badge } from '../../ui/badge.tsx'

type Standing = Pick<EventCard, 'status' | 'startsAt' | 'endsAt'>

/** Where an event stands, where that is worth saying; `ofAll`: that it is published too. */
export function EventStateBadge({ event, ofAll = false }: { event: Standing; ofAll?: boolean }) {
  const now = useNow()
  const { status } = event
  if (status === 'DRAFT') return <Badge>{eventStatusText.DRAFT}</Badge>
  if (status === 'CANCELLED') return <Badge color="error">{eventStatusText.CANCELLED}</Badge>
  if (isOver(event, now)) return <Badge>Завершено</Badge>
  if (hasBegun(event, now)) return <Badge color="info">Триває</Badge>
  return ofAll && <Badge color="success">{eventStatusText.PUBLISHED}</Badge>
}

/** Whether the reader goes there, or would have. */
export function RegistrationBadge({ event }: { event: EventCard }) {
  const now = useNow()
  const { registration, status } = event
  if (!registration) return null
  const hasPlace = registration.status === 'REGISTERED'
  if (status === 'CANCELLED' || isOver(event, now))
    return <Badge>{hasPlace ? 'Ви були записані' : 'Ви були в черзі'}</Badge>
  if (hasPlace) return <Badge color="success">Ви записані</Badge>
  return <Badge color="warning">{inLineText(registration.number ?? 1)}</Badge>
}
