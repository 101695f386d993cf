import type { Home } from '@matchbol/core/overview/contract'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { EventRow } from '../events/event-card.tsx'

/** What the club has ahead, as it stands on the page of all events. */
export const NextEvents = ({ events }: Pick<Home, 'events'>) => (
  <section className="wrap section">
    <div className="section-head">
      <h2>Найближчі події</h2>
      <Link to="/events" className="link">
        Усі події <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </div>
    <ul className="board">
      {events.map((event) => (
        <EventRow key={event.id} event={event} heading="h3" />
      ))}
    </ul>
  </section>
)
