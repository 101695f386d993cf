import type { Home } from '@matchbol/core/overview/contract'
import { momentOf } from '@matchbol/text/shared/dates'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useNow } from '../../lib/browser/use-now.ts'

/** What the club has ahead, a line each. */
export function NextEvents({ events }: Pick<Home, 'events'>) {
  const now = useNow()
  return (
    <section className="wrap section">
      <div className="section-head">
        <h2>Найближчі події</h2>
        <Link to="/events" className="link">
          Усі події <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
      <ul className="board">
        {events.map(({ id, title, startsAt, place }) => (
          <li key={id} className="border-b border-border px-5 py-3 last:border-b-0">
            <Link
              to="/events/$id"
              params={{ id: String(id) }}
              className="flex min-h-11 items-center font-semibold text-primary wrap-anywhere"
            >
              {title}
            </Link>
            <p className="text-sm text-muted wrap-anywhere">
              {momentOf(startsAt, now)} · {place}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
