import { withdrawalWords } from '@matchbol/text/games/withdrawal'
import { useState } from 'react'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { Button } from '../../../ui/button.tsx'
import type { MoveProps } from './facts.ts'
import { MoveDialog } from './reason.tsx'

/** Takes the own result back before it is confirmed. */
export function WithdrawMove({ game }: MoveProps) {
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const withdraw = useAction(
    () => api.call('POST /api/v1/games/{id}/withdraw', { params: { id: game.id }, body: { version: game.version } }),
    { done: 'Результат відкликано' },
  )
  return (
    <>
      <Button variant="outline" color="neutral" onClick={() => setOpen(true)}>
        Відкликати результат
      </Button>
      <MoveDialog
        draft={`withdraw ${game.id}`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Відкликати результат"
        text={withdrawalWords(game)}
        reason={null}
        color="primary"
        action="Відкликати результат"
        onSend={() => withdraw.run()}
        busy={withdraw.busy}
        failure={withdraw.failure}
      />
    </>
  )
}
