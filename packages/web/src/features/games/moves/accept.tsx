import { momentOf } from '@matchbol/text/shared/dates'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import type { MoveProps } from './facts.ts'
import { madeBefore } from './move-made.ts'
import { GameMovesSlots, useChosenSlot } from './slots.tsx'

/** Accepts an invitation, settling on one of its times. */
export function AcceptMove({ game, onCourt }: MoveProps & { onCourt: boolean }) {
  const api = useApi()
  const now = useNow()
  const [slot, choose] = useChosenSlot(game.slots)
  const accept = useAction(
    () =>
      api.call('POST /api/v1/games/invitations/{id}/accept', {
        params: { id: game.id },
        body: { version: game.version, ...(slot && { slot }) },
      }),
    {
      done: { title: 'Гру узгоджено', description: slot ? momentOf(slot, now) : 'Домовтеся про час і зіграйте.' },
      doneBefore: (error) => madeBefore(error, game, { name: 'accept', slot }),
    },
  )
  return (
    <>
      {game.slots.length > 0 && (
        <GameMovesSlots legend="Коли зіграєте?" slots={game.slots} value={slot} onChange={choose} />
      )}
      <Button
        color={onCourt ? 'brand' : 'primary'}
        onClick={() => accept.run()}
        loading={accept.busy}
        disabled={game.slots.length > 0 && !slot}
      >
        Прийняти
      </Button>
      <FailureNote {...accept.failure} />
    </>
  )
}
