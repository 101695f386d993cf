import { kyivDate } from '@matchbol/core/shared/kyiv-time'
import { addMonths, type PlainDate } from '@matchbol/core/shared/plain-date'
import { monthHeading } from '@matchbol/text/shared/month-heading'
import { Link, notFound, useLoaderData, useSearch } from '@tanstack/react-router'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ApiClient } from '../../lib/api/api.ts'
import { orNotFound } from '../../lib/api/or-not-found.ts'
import { useNow } from '../../lib/browser/use-now.ts'
import { ListPages } from '../../lib/list/list-page.tsx'
import { usePersonalPage } from '../../lib/session/use-personal-page.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { TitleBand } from '../../ui/title-band.tsx'
import { EventCards } from './event-card.tsx'
import styles from './list-page.module.css'
import { MonthGrid } from './month-grid.tsx'

export interface EventsSearch {
  status?: 'past' | undefined
  /** A day: what begins in its month. */
  from?: PlainDate | undefined
  page?: number | undefined
}

export async function loadEvents(api: ApiClient, { status, from, page }: EventsSearch) {
  if (from && from >= '9999') throw notFound()
  const query = { page, ...(status && { when: status }), ...(from && { month: monthOf(from) }) }
  const { data: events, meta } = await orNotFound(api.call('GET /api/v1/events', { query }))
  return { events, meta }
}

const monthOf = (day: PlainDate) => day.slice(0, 'yyyy-mm'.length)

/** What the club has ahead, what there was, and each month; to who is signed in with where they go. */
export function EventsPage() {
  const { events, meta } = useLoaderData({ from: '/events/' })
  const { from } = useSearch({ from: '/events/' })
  usePersonalPage()
  return (
    <>
      <TitleBand title="Події" subtitle="Турніри, зустрічі й тренування клубу." />
      <div className="wrap lift">
        <section className="board" aria-label="Події">
          <Times />
          {from && <MonthGrid month={from} events={events} />}
          {events.length > 0 ? <EventCards events={events} /> : <Nothing />}
          <ListPages meta={meta} of={['події', 'подій']} />
        </section>
      </div>
    </>
  )
}

/** Ahead, past, or month by month. */
function Times() {
  const { status, from } = useSearch({ from: '/events/' })
  const today = kyivDate(useNow())
  return (
    <div className={styles.times}>
      <nav className="segments" aria-label="Коли">
        <Link to="/events" search={{}} {...current(!status && !from)}>
          Попереду
        </Link>
        <Link to="/events" search={{ status: 'past' }} {...current(status === 'past' && !from)}>
          Минулі
        </Link>
        <Link to="/events" search={{ from: from ?? addMonths(today, 0) }} {...current(Boolean(from))}>
          За місяцями
        </Link>
      </nav>
      {from && (
        <nav className={styles.months} aria-label="Місяць">
          <MonthLink from={addMonths(from, -1)}>
            <ChevronLeft size={20} aria-hidden="true" />
          </MonthLink>
          <b>{monthHeading(from)}</b>
          <MonthLink from={addMonths(from, 1)}>
            <ChevronRight size={20} aria-hidden="true" />
          </MonthLink>
        </nav>
      )}
    </div>
  )
}

const current = (isCurrent: boolean) => ({
  activeOptions: { exact: true, includeSearch: true },
  'aria-current': isCurrent ? ('true' as const) : undefined,
})

const MonthLink = ({ from, children }: { from: PlainDate; children: ReactNode }) => (
  <Link to="/events" search={{ from }} className="icon-button" aria-label={monthHeading(from)}>
    {children}
  </Link>
)

function Nothing() {
  const { status, from } = useSearch({ from: '/events/' })
  const icon = <CalendarDays size={48} strokeWidth={1.5} aria-hidden="true" />
  if (status || from)
    return (
      <EmptyState icon={icon} text={from ? 'Цього місяця подій немає.' : 'Подій іще не було.'}>
        <Link to="/events" {...buttonLook({ variant: 'outline' })}>
          Що попереду
        </Link>
      </EmptyState>
    )
  return (
    <EmptyState icon={icon} text="Жодної події зараз не заплановано. Щойно клуб оголосить нову, вона буде тут.">
      <Link to="/" {...buttonLook({ variant: 'outline' })}>
        На головну
      </Link>
    </EmptyState>
  )
}
