import { mayMoveTicket, moveTo, type TicketFacts, type TicketPerson } from '@matchbol/core/tickets/rules'
import type { TicketStatus } from '@matchbol/core/tickets/statuses'
import type { Ticket } from '@matchbol/core/tickets/ticket-shapes'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'

interface Choice {
  status: TicketStatus
  label: string
  /** To its author. */
  ownLabel?: string
  done: string
  color: NonNullable<ButtonLook['color']>
}

const choices: readonly Choice[] = [
  { status: 'IN_PROGRESS', label: 'Взяти в роботу', done: 'Звернення у роботі', color: 'neutral' },
  {
    status: 'RESOLVED',
    label: 'Вирішено',
    ownLabel: 'Питання вирішено',
    done: 'Звернення вирішено',
    color: 'success',
  },
  { status: 'OPEN', label: 'Відкрити знову', done: 'Звернення відкрито знову', color: 'neutral' },
  { status: 'CLOSED', label: 'Закрити', done: 'Звернення закрито', color: 'neutral' },
]

interface Props {
  ticket: Ticket
  actor: TicketPerson
  facts: TicketFacts
}

/** What its author or an administrator may do with a ticket now, beside writing: each as a button. */
export function TicketMoves({ ticket: { id, version }, actor, facts }: Props) {
  const api = useApi()
  const move = useAction(
    ({ status }: Choice) => api.call('PUT /api/v1/tickets/{id}', { params: { id }, body: { status, version } }),
    { done: ({ data }) => choices.find(({ status }) => status === data.status)?.done ?? 'Збережено' },
  )
  const possible = choices.filter(({ status }) => mayMoveTicket(actor, moveTo[status], facts))
  if (possible.length === 0) return null
  return (
    <div className="grid gap-3 border-t border-border pt-5">
      <div className="flex flex-wrap gap-3">
        {possible.map((choice) => (
          <Button
            key={choice.status}
            variant="outline"
            color={choice.color}
            disabled={move.busy}
            onClick={() => void move.run(choice)}
          >
            {(actor.id === facts.authorId && choice.ownLabel) || choice.label}
          </Button>
        ))}
      </div>
      <FailureNote {...move.failure} />
    </div>
  )
}
