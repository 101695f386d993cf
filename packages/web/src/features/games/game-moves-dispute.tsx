import { useState } from 'react'
import { useAction } from '../../lib/use-action.ts'
import { useApi } from '../../lib/use-api.ts'
import { Button } from '../../ui/button.tsx'
import type { MoveProps } from './game-moves-facts.ts'
import { MoveDialog } from './game-moves-reason.tsx'
import { scoreWords } from './score-words.ts'

export function DisputeMove({ game }: MoveProps) {
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const dispute = useAction(
    (reason: string) =>
      api.call('POST /api/v1/games/{id}/dispute', {
        params: { id: game.id },
        body: { reason, version: game.version },
      }),
    { done: { title: 'Результат оскаржено', description: 'Рейтинг зачекає, доки ви дійдете згоди.' } },
  )
  return (
    <>
      <Button variant="outline" color="neutral" onClick={() => setOpen(true)}>
        Оскаржити
      </Button>
      <MoveDialog
        draft={`dispute ${game.id}`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Оскаржити результат"
        text={`Внесено результат: ${scoreWords(game.score ?? '')}. Поясніть, що не так: причину побачать суперник і адміністратор.`}
        reason="asked"
        action="Оскаржити"
        onSend={dispute.run}
        busy={dispute.busy}
        failure={dispute.failure}
      />
    </>
  )
}
