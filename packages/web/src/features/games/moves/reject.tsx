import { fullName } from '@matchbol/text/shared/names'
import { useState } from 'react'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { Button } from '../../../ui/button.tsx'
import type { MoveProps } from './facts.ts'
import { MoveDialog } from './reason.tsx'

export function RejectMove({ game }: MoveProps) {
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const reject = useAction(
    (reason: string) =>
      api.call('POST /api/v1/games/invitations/{id}/reject', {
        params: { id: game.id },
        body: { version: game.version, reason },
      }),
    { done: 'Запрошення відхилено' },
  )
  return (
    <>
      <Button variant="outline" color="neutral" onClick={() => setOpen(true)}>
        Відхилити
      </Button>
      <MoveDialog
        draft={`reject ${game.id}`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Відхилити запрошення"
        text={`${fullName(game.a)} дізнається про вашу відповідь. Кількома словами поясніть, якщо хочете.`}
        reason="optional"
        action="Відхилити"
        onSend={reject.run}
        busy={reject.busy}
        failure={reject.failure}
      />
    </>
  )
}
