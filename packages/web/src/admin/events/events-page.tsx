import type { EventCard } from '@matchbol/core/events/event-shapes'
import { isClosed } from '@matchbol/core/events/event-times'
import type { PageMeta } from '@matchbol/core/shared/paging'
import { placesText, registeredText } from '@matchbol/text/events/status'
import { momentOf } from '@matchbol/text/shared/dates'
import { Link } from '@tanstack/react-router'
import type { ColumnDef } from '@tanstack/react-table'
import { EventStateBadge } from '../../features/events/event-badges.tsx'
import { useNow } from '../../lib/browser/use-now.ts'
import { ListPages } from '../../lib/list/list-page.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { AdminPage, Board } from '../admin-page.tsx'
import { DataTable } from '../data-table.tsx'

interface Props {
  drafts: EventCard[]
  events: EventCard[]
  meta: PageMeta
  isPast: boolean
}

/** All events of the club: drafts first, then those ahead or past, and the way to a new one. */
export function EventsPage({ drafts, events, meta, isPast }: Props) {
  return (
    <AdminPage title="Події" subtitle="Турніри, зустрічі й тренування: чернетки, записи та скасування.">
      <Board
        title="Чернетки"
        actions={
          <Link to="/admin/events/new" {...buttonLook()}>
            Нова подія
          </Link>
        }
      >
        <EventTable events={drafts} empty="Чернеток немає." />
      </Board>
      <Board
        title={isPast ? 'Минулі події' : 'Попереду'}
        actions={
          <Link to="/admin/events" search={isPast ? {} : { status: 'past' }} className="link">
            {isPast ? 'Що попереду' : 'Минулі події'}
          </Link>
        }
      >
        <EventTable events={events} empty={isPast ? 'Подій іще не було.' : 'Попереду подій немає.'} />
        <ListPages meta={meta} of={['події', 'подій']} />
      </Board>
    </AdminPage>
  )
}

function EventTable({ events, empty }: { events: EventCard[]; empty: string }) {
  const now = useNow()
  const columns: ColumnDef<EventCard>[] = [
    {
      header: 'Подія',
      cell: ({ row: { original } }) => (
        <Link
          to="/admin/events/$id"
          params={{ id: String(original.id) }}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-2 wrap-anywhere"
        >
          {original.title}
        </Link>
      ),
    },
    { header: 'Коли', cell: ({ row }) => momentOf(row.original.startsAt, now) },
    {
      header: 'Записи',
      cell: ({ row: { original } }) =>
        isClosed(original, now) ? registeredText(original.registered) : placesText(original),
    },
    {
      header: 'Стан',
      cell: ({ row }) => <EventStateBadge event={row.original} ofAll />,
    },
  ]
  return <DataTable rows={events} columns={columns} empty={empty} />
}
