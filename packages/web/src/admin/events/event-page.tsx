import type { ClubEvent, Registration } from '@matchbol/core/events/event-shapes'
import type { PageMeta } from '@matchbol/core/shared/paging'
import { registrationStatusText } from '@matchbol/text/events/status'
import { momentOf } from '@matchbol/text/shared/dates'
import { fullName } from '@matchbol/text/shared/names'
import { Link } from '@tanstack/react-router'
import type { ColumnDef } from '@tanstack/react-table'
import { EventStateBadge } from '../../features/events/event-badges.tsx'
import { useApi } from '../../lib/api/use-api.ts'
import { useNow } from '../../lib/browser/use-now.ts'
import { ListPages } from '../../lib/list/list-page.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { AdminPage, Board } from '../admin-page.tsx'
import { DataTable } from '../data-table.tsx'
import { EventForm } from './event-form.tsx'
import { EventMoves } from './event-moves.tsx'
import { EventsLink } from './events-link.tsx'

interface Props {
  event: ClubEvent
  registrations: Registration[]
  meta: PageMeta
}

/** One event: what may be done with it, who has registered, and its fields. */
export function EventPage({ event, registrations, meta }: Props) {
  const api = useApi()
  const params = { id: event.id }
  return (
    <AdminPage title={event.title} crumbs={[<EventsLink key="events" />]}>
      <Board title="Стан події">
        <div className="flex flex-wrap items-center gap-3 p-4 sm:p-5">
          <EventStateBadge event={event} ofAll />
          <Link
            to="/events/$id"
            params={{ id: String(event.id) }}
            {...buttonLook({ variant: 'outline', color: 'neutral' })}
          >
            Сторінка події
          </Link>
          <EventMoves event={event} />
        </div>
      </Board>
      {event.status !== 'DRAFT' && <Registrations registrations={registrations} meta={meta} />}
      <Board title="Подія">
        <EventForm
          key={event.id}
          event={event}
          button="Зберегти подію"
          done="Подію збережено"
          send={(_, { changes, version }) =>
            api.call('PUT /api/v1/events/{id}', { params, body: { ...changes, version } })
          }
        />
      </Board>
    </AdminPage>
  )
}

function Registrations({ registrations, meta }: Omit<Props, 'event'>) {
  const now = useNow()
  const columns: ColumnDef<Registration>[] = [
    {
      header: 'Хто',
      cell: ({ row: { original } }) => (
        <Link
          to="/player/$id"
          params={{ id: String(original.player.id) }}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-2"
        >
          {fullName(original.player)}
        </Link>
      ),
    },
    {
      header: 'Стан',
      cell: ({ row: { original } }) =>
        registrationStatusText[original.status] + (original.number === null ? '' : `, номер ${original.number}`),
    },
    { header: 'Коли', cell: ({ row }) => momentOf(row.original.at, now) },
  ]
  return (
    <Board title="Хто записався">
      <DataTable rows={registrations} columns={columns} empty="Ще ніхто не записався." />
      <ListPages meta={meta} of={['запису', 'записів']} />
    </Board>
  )
}
