import { fullName } from '@matchbol/text/shared/names'
import { useState } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import { Button } from '../../../ui/button.tsx'
import type { MoveProps } from './facts.ts'
import { fetchesMoveDialog, MoveDialog } from './move-dialog.tsx'

export function RejectMove({ game }: MoveProps) {
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const reject = (reason: string) =>
    api.call('POST /api/v1/games/invitations/{id}/reject', {
      params: { id: game.id },
      body: { version: game.version, reason },
    })
  return (
    <>
      <Button variant="outline" color="neutral" {...fetchesMoveDialog} onClick={() => setOpen(true)}>
        Відхилити
      </Button>
      <MoveDialog
        move="reject"
        about={game.id}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Відхилити запрошення"
        text={`${fullName(game.a)} дізнається про вашу відповідь. Кількома словами поясніть, якщо хочете.`}
        reason="optional"
        action="Відхилити"
        send={reject}
        done="Запрошення відхилено"
      />
    </>
  )
}
