import { withdrawalWords } from '@matchbol/text/games/withdrawal'
import { useState } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import { Button } from '../../../ui/button.tsx'
import type { MoveProps } from './facts.ts'
import { fetchesMoveDialog, MoveDialog } from './move-dialog.tsx'

/** Takes the own result back before it is confirmed. */
export function WithdrawMove({ game }: MoveProps) {
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const withdraw = () =>
    api.call('POST /api/v1/games/{id}/withdraw', { params: { id: game.id }, body: { version: game.version } })
  return (
    <>
      <Button variant="outline" color="neutral" {...fetchesMoveDialog} onClick={() => setOpen(true)}>
        Відкликати результат
      </Button>
      <MoveDialog
        move="withdraw"
        about={game.id}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Відкликати результат"
        text={withdrawalWords(game)}
        reason={null}
        color="primary"
        action="Відкликати результат"
        send={withdraw}
        done="Результат відкликано"
      />
    </>
  )
}
