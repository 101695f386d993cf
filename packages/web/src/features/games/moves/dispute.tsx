import { scoreWords } from '@matchbol/text/games/score'
import { useState } from 'react'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { Button } from '../../../ui/button.tsx'
import type { MoveProps } from './facts.ts'
import { MoveDialog } from './reason.tsx'

/** What is disputed: the result, or, of an agreed game, the score at which the other broke it off. */
const words = (game: MoveProps['game']) =>
  game.status === 'ACCEPTED'
    ? {
        button: 'Рахунок не такий',
        title: 'Рахунок не такий',
        text: `Збережено рахунок недограної гри: ${scoreWords(game.score ?? '')}. Поясніть, що не так: причину побачать суперник і адміністратор. Цей рахунок зникне, а гра лишиться узгодженою, ніби її не переривали.`,
        done: { title: 'Рахунок скасовано', description: 'Гра лишається узгодженою, ніби її не переривали.' },
      }
    : {
        button: 'Оскаржити',
        title: 'Оскаржити результат',
        text: `Внесено результат: ${scoreWords(game.score ?? '')}. Поясніть, що не так: причину побачать суперник і адміністратор.`,
        done: { title: 'Результат оскаржено', description: 'Рейтинг зачекає, доки ви дійдете згоди.' },
      }

export function DisputeMove({ game }: MoveProps) {
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const { button, title, text, done } = words(game)
  const dispute = useAction(
    (reason: string) =>
      api.call('POST /api/v1/games/{id}/dispute', {
        params: { id: game.id },
        body: { reason, version: game.version },
      }),
    { done },
  )
  return (
    <>
      <Button variant="outline" color="neutral" onClick={() => setOpen(true)}>
        {button}
      </Button>
      <MoveDialog
        draft={`dispute ${game.id}`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        text={text}
        reason="asked"
        action="Оскаржити"
        onSend={dispute.run}
        busy={dispute.busy}
        failure={dispute.failure}
      />
    </>
  )
}
