import { useNavigate } from '@tanstack/react-router'
import { useApi } from '../../lib/api/use-api.ts'
import { AdminPage, Board } from '../admin-page.tsx'
import { EventForm } from './event-form.tsx'
import { EventsLink } from './events-link.tsx'

/** An event begins as a draft, so that somebody may look at it before it is public. */
export function NewEventPage() {
  const api = useApi()
  const navigate = useNavigate()
  return (
    <AdminPage
      title="Нова подія"
      subtitle="Спершу це чернетка, яку бачать лише адміністратори. Опублікувати її можна на наступній сторінці."
      crumbs={[<EventsLink key="events" />]}
    >
      <Board title="Якою буде подія">
        <EventForm
          button="Створити чернетку"
          done="Чернетку створено"
          send={({ title = '', startsAt = '', endsAt = '', place = '', ...values }, { key }) =>
            api.call('POST /api/v1/events', {
              body: { ...values, title, startsAt, endsAt, place },
              idempotencyKey: key,
            })
          }
          onDone={({ id }) => void navigate({ to: '/admin/events/$id', params: { id: String(id) } })}
        />
      </Board>
    </AdminPage>
  )
}
