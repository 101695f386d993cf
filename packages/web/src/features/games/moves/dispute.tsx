import { scoreWords } from '@matchbol/text/games/score'
import { useState } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import { Button } from '../../../ui/button.tsx'
import type { MoveProps } from './facts.ts'
import { fetchesMoveDialog, MoveDialog } from './move-dialog.tsx'

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
  const dispute = (reason: string) =>
    api.call('POST /api/v1/games/{id}/dispute', {
      params: { id: game.id },
      body: { reason, version: game.version },
    })
  return (
    <>
      <Button variant="outline" color="neutral" {...fetchesMoveDialog} onClick={() => setOpen(true)}>
        {button}
      </Button>
      <MoveDialog
        move="dispute"
        about={game.id}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        text={text}
        reason="asked"
        action="Оскаржити"
        send={dispute}
        done={done}
      />
    </>
  )
}
