import type { ClubEvent } from '@matchbol/core/events/event-shapes'
import { type EventMove, mayMoveEvent } from '@matchbol/core/events/rules'
import { useNavigate } from '@tanstack/react-router'
import { useAction } from '../../lib/api/use-action.ts'
import { useApi } from '../../lib/api/use-api.ts'
import { useNow } from '../../lib/browser/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { ConfirmButton } from '../confirm-button.tsx'

/** What an administrator may do with an event now, each as a button; what people are told of asks once. */
export function EventMoves({ event }: { event: ClubEvent }) {
  const api = useApi()
  const navigate = useNavigate()
  const now = useNow()
  const params = { id: event.id }
  const { version } = event
  const facts = { status: event.status, startsAt: new Date(event.startsAt), endsAt: new Date(event.endsAt) }
  const may = (move: EventMove) => mayMoveEvent(move, facts, now)
  const publish = useAction(
    () => api.call('PUT /api/v1/events/{id}', { params, body: { status: 'PUBLISHED', version } }),
    { done: event.status === 'CANCELLED' ? 'Подію повернуто' : 'Подію опубліковано', failed: 'Подію не опубліковано' },
  )
  const cancel = useAction(
    () => api.call('PUT /api/v1/events/{id}', { params, body: { status: 'CANCELLED', version } }),
    { done: 'Подію скасовано', failed: 'Подію не скасовано' },
  )
  const remove = useAction(() => api.call('DELETE /api/v1/events/{id}', { params, query: { version } }), {
    done: 'Чернетку видалено',
    failed: 'Чернетку не видалено',
    leave: () => navigate({ to: '/admin/events' }),
  })
  return (
    <>
      {may('publish') && (
        <Button loading={publish.busy} onClick={() => void publish.run()}>
          {event.status === 'CANCELLED' ? 'Повернути подію' : 'Опублікувати'}
        </Button>
      )}
      {may('cancel') && (
        <ConfirmButton label="Скасувати подію" action={cancel}>
          <p>
            На сторінці події та в календарях стане видно, що її скасовано. Записи залишаться: якщо подію повернути,
            вони знову чинні.
          </p>
          <p>Чому скасовано, напишіть у тексті події: його можна змінити й потім.</p>
        </ConfirmButton>
      )}
      {may('delete') && (
        <ConfirmButton label="Видалити чернетку" action={remove}>
          <p>Чернетка «{event.title}» зникне назавжди.</p>
        </ConfirmButton>
      )}
      <FailureNote {...publish.failure} />
    </>
  )
}
