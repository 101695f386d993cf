import type { ClubEvent } from '@matchbol/core/events/event-shapes'
import { isOver } from '@matchbol/core/events/event-times'
import { isFull } from '@matchbol/core/events/places'
import { mayMoveRegistration } from '@matchbol/core/events/registration-rules'
import { useState } from 'react'
import { useAction } from '../../lib/api/use-action.ts'
import { useApi } from '../../lib/api/use-api.ts'
import { useFocusOnArrival } from '../../lib/browser/use-focus-on-arrival.ts'
import { useNow } from '../../lib/browser/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Note } from '../../ui/note.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { StillButton } from '../../ui/still-button.tsx'
import styles from './event-page.module.css'
import { lossByLeaving } from './loss-by-leaving.ts'

/** Where I stand with an event, and what I may do: register, wait in the line, leave. `isWaiting`: it is still being read as mine. */
export function Registration({ event, isWaiting }: { event: ClubEvent; isWaiting: boolean }) {
  const now = useNow()
  const [isLeaving, setLeaving] = useState(false)
  const [moves, setMoves] = useState(0)
  // once the person has moved: each move takes the button away by which it was made
  const place = useFocusOnArrival<HTMLElement>(moves && `${moves} ${event.registration?.status}`)
  const countMove = () => setMoves((count) => count + 1)
  const api = useApi()
  const params = { id: event.id }
  const register = useAction(() => api.call('POST /api/v1/events/{id}/registration', { params }), {
    done: ({ data }) => (data.registration?.status === 'WAITING' ? 'Ви в черзі' : 'Вас записано'),
    failed: 'Не записано',
    onDone: countMove,
  })
  const leave = useAction(() => api.call('DELETE /api/v1/events/{id}/registration', { params }), {
    done: 'Запис скасовано',
    failed: 'Запис не скасовано',
    onDone: () => {
      setLeaving(false)
      countMove()
    },
  })
  const { registration } = event
  const facts = { ...event, startsAt: new Date(event.startsAt), endsAt: new Date(event.endsAt) }
  const may = (move: 'register' | 'leave') => mayMoveRegistration(move, registration?.status ?? 'NONE', facts, now)
  if (!may('register') && !may('leave') && !registration) return null
  return (
    <section ref={place} tabIndex={-1} className={styles.registration} aria-label="Ваш запис">
      <Standing event={event} isClosed={!may('leave')} isPast={isOver(event, now)} />
      {may('register') && (
        <>
          <Button size="lg" loading={register.busy || isWaiting} onClick={() => void register.run()}>
            {isFull(event) ? 'Стати в чергу' : 'Записатися'}
          </Button>
          {isFull(event) && <p className="text-sm text-muted">Звільниться місце — ви займете його автоматично.</p>}
        </>
      )}
      {may('leave') && (
        <Button variant="outline" color="neutral" onClick={() => setLeaving(true)}>
          {registration?.status === 'WAITING' ? 'Вийти з черги' : 'Скасувати запис'}
        </Button>
      )}
      <FailureNote {...register.failure} />
      <Modal
        isOpen={isLeaving}
        onClose={() => setLeaving(false)}
        title={registration?.status === 'WAITING' ? 'Вийти з черги?' : 'Скасувати запис?'}
        size="sm"
        foot={
          <>
            <Button variant="outline" color="neutral" onClick={() => setLeaving(false)}>
              Залишитися
            </Button>
            <StillButton color="error" loading={leave.busy} onClick={() => void leave.run()}>
              {registration?.status === 'WAITING' ? 'Вийти' : 'Скасувати запис'}
            </StillButton>
          </>
        }
      >
        <p>{lossByLeaving(event)}</p>
        <FailureNote {...leave.failure} />
      </Modal>
    </section>
  )
}

interface Standing {
  event: ClubEvent
  isClosed: boolean
  isPast: boolean
}

function Standing({ event: { registration, status }, isClosed, isPast }: Standing) {
  if (!registration) return null
  if (status === 'CANCELLED')
    return (
      <Note color="warning" title="Подію скасовано">
        Ви були в списку. Якщо її повернуть, ваш запис залишиться чинним.
      </Note>
    )
  if (registration.status === 'WAITING')
    return (
      <Note title={isPast ? 'Ви були в черзі' : `Ви в черзі, номер ${registration.number}`}>
        {isClosed ? 'Місце не звільнилося.' : 'Щойно місце звільниться, ми запишемо вас автоматично.'}
      </Note>
    )
  if (registration.movedUpAt && !isClosed)
    return (
      <Note title="Місце звільнилося: вас записано">
        Ви чекали в черзі, і тепер ваше місце в списку. Якщо не зможете прийти, скасуйте запис.
      </Note>
    )
  return (
    <Note title={isPast ? 'Ви були в списку учасників' : 'Ви в списку учасників'}>
      {!isClosed && 'Не зможете прийти — скасуйте запис, щоб місце отримали інші.'}
    </Note>
  )
}
