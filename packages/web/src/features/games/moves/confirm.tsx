import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import type { MoveProps } from './facts.ts'
import { madeBefore } from './move-made.ts'

/** Confirms exactly the result that was seen: the version goes along. */
export function ConfirmMove({ game, onCourt }: MoveProps & { onCourt: boolean }) {
  const api = useApi()
  const confirm = useAction(
    () => api.call('POST /api/v1/games/{id}/confirm', { params: { id: game.id }, body: { version: game.version } }),
    {
      done: { title: 'Результат підтверджено', description: 'Рейтинг і таблицю оновлено.' },
      doneBefore: (error) => madeBefore(error, game, { name: 'confirm' }),
    },
  )
  return (
    <>
      <Button color={onCourt ? 'brand' : 'primary'} onClick={() => confirm.run()} loading={confirm.busy}>
        Підтвердити
      </Button>
      <FailureNote {...confirm.failure} />
    </>
  )
}
