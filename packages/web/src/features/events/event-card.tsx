import type { EventCard } from '@matchbol/core/events/event-shapes'
import { isClosed } from '@matchbol/core/events/event-times'
import { eventKind, eventTime, placesText, priceText, registeredText } from '@matchbol/text/events/status'
import { calendarLeaf } from '@matchbol/text/shared/dates'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNow } from '../../lib/browser/use-now.ts'
import { EventStateBadge, RegistrationBadge } from './event-badges.tsx'
import styles from './event-cards.module.css'

export const EventCards = ({ events }: { events: readonly EventCard[] }) => (
  <ul aria-label="Події">
    {events.map((event) => (
      <EventCardItem key={event.id} event={event} />
    ))}
  </ul>
)

function EventCardItem({ event }: { event: EventCard }) {
  const now = useNow()
  const facts = [
    isClosed(event, now) ? event.registered > 0 && registeredText(event.registered) : placesText(event),
    priceText(event.price),
  ]
  return (
    <EventRow event={event} heading="h2" league={event.league?.name} summary={event.summary}>
      <RegistrationBadge event={event} />
      <span>{facts.filter(Boolean).join(' · ')}</span>
    </EventRow>
  )
}

interface RowProps {
  event: Pick<EventCard, 'id' | 'title' | 'type' | 'status' | 'startsAt' | 'endsAt' | 'place'>
  heading: 'h2' | 'h3'
  league?: string | undefined
  summary?: string
  /** Beside where it stands. */
  children?: ReactNode
}

/** The whole row leads to the event; its title is what is read out. */
export function EventRow({ event, heading: Heading, league, summary, children }: RowProps) {
  const now = useNow()
  const kind = [eventKind(event), league].filter(Boolean).join(' · ')
  return (
    <li className={styles.card} data-off={event.status === 'CANCELLED' || undefined}>
      <DateLeaf at={event.startsAt} />
      <div className={styles.words}>
        {kind && <p className={styles.kind}>{kind}</p>}
        <Heading className={styles.title}>
          <Link to="/events/$id" params={{ id: String(event.id) }}>
            {event.title}
          </Link>
        </Heading>
        <p className={styles.meta}>
          {eventTime(event, now)} · {event.place}
        </p>
        {summary && <p className={styles.summary}>{summary}</p>}
        <p className={styles.foot}>
          <EventStateBadge event={event} />
          {children}
        </p>
      </div>
    </li>
  )
}

/** The day, as on a leaf of a wall calendar; what it says stands in words beside it. */
export function DateLeaf({ at }: { at: string }) {
  const { weekday, day, month } = calendarLeaf(at)
  return (
    <div className={styles.leaf} aria-hidden="true">
      <span>{weekday}</span>
      <b>{day}</b>
      <span>{month}</span>
    </div>
  )
}
