import type { EventCard } from '@matchbol/core/events/event-shapes'
import { kyivDate } from '@matchbol/core/shared/kyiv-time'
import type { PlainDate } from '@matchbol/core/shared/plain-date'
import { weekdayName } from '@matchbol/text/shared/calendar-days'
import { monthHeading } from '@matchbol/text/shared/month-heading'
import { Link } from '@tanstack/react-router'
import { useNow } from '../../lib/browser/use-now.ts'
import { factsOnDay, isOnDay } from './event-on-day.ts'
import styles from './month-grid.module.css'
import { monthWeeks } from './month-weeks.ts'

/** A month as on a wall, where there is room for it; the list below it says more of each event. */
export function MonthGrid({ month, events }: { month: PlainDate; events: readonly EventCard[] }) {
  const today = kyivDate(useNow())
  const weeks = monthWeeks(month)
  return (
    <table className={styles.month}>
      <caption className="sr-only">{monthHeading(month)}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {weekdayName(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} data-off={day.slice(0, 7) === month.slice(0, 7) ? undefined : ''}>
                <time dateTime={day} aria-current={day === today ? 'date' : undefined}>
                  {Number(day.slice(8))}
                </time>
                {events
                  .filter((event) => isOnDay(event, day))
                  .map((event) => (
                    <Event key={event.id} event={event} day={day} />
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface EventProps {
  event: EventCard
  day: PlainDate
}

const Event = ({ event, day }: EventProps) => (
  <Link
    to="/events/$id"
    params={{ id: String(event.id) }}
    className={styles.event}
    data-mine={event.registration ? '' : undefined}
    data-cancelled={event.status === 'CANCELLED' ? '' : undefined}
  >
    <small>{factsOnDay(event, day)}</small>
    {event.title}
  </Link>
)
