import { isLateCancellation } from '@matchbol/core/games/deadlines'
import { useState } from 'react'
import { fullName } from '../../lib/names.ts'
import { useAction } from '../../lib/use-action.ts'
import { useApi } from '../../lib/use-api.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { type MoveProps, opponentOf } from './game-moves-facts.ts'
import { MoveDialog } from './game-moves-reason.tsx'

/** Takes an own invitation back, or calls an agreed game off with a reason. */
export function CancelMove({ game, myId }: MoveProps) {
  const api = useApi()
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  const isInvitation = game.status === 'PENDING'
  const isLate = isLateCancellation(now, game.agreedAt ? new Date(game.agreedAt) : null)
  const opponent = fullName(opponentOf(game, myId))
  const cancel = useAction(
    (reason: string) =>
      api.call('PUT /api/v1/games/{id}', {
        params: { id: game.id },
        body: { status: 'CANCELLED', version: game.version, reason },
      }),
    { done: isInvitation ? 'Запрошення скасовано' : 'Гру скасовано' },
  )
  const words = isInvitation
    ? { title: 'Скасувати запрошення', text: `Запрошення, на яке має відповісти ${opponent}, зникне.` }
    : {
        title: 'Скасувати гру',
        text: `Суперник: ${opponent}. Причину буде видно вам обом.${isLate ? ' До гри менше доби, тож скасування позначимо як пізнє.' : ''}`,
      }
  return (
    <>
      <Button variant="outline" color="neutral" onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      <MoveDialog
        {...words}
        draft={`cancel ${game.id}`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        reason={isInvitation ? null : 'asked'}
        action={words.title}
        onSend={cancel.run}
        busy={cancel.busy}
        failure={cancel.failure}
      />
    </>
  )
}
