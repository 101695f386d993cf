import { momentOf } from '@matchbol/text/shared/dates'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { StillButton } from '../../../ui/still-button.tsx'
import type { MoveProps } from './facts.ts'
import { madeBefore } from './move-made.ts'
import { GameMovesSlots, useChosenSlot } from './slots.tsx'

/** Agrees to one of the new times that the other player proposed. */
export function AgreeMove({ game }: MoveProps) {
  const api = useApi()
  const now = useNow()
  const [slot, choose] = useChosenSlot(game.slots)
  const agree = useAction(
    (slot: string) =>
      api.call('POST /api/v1/games/{id}/reschedule/agree', {
        params: { id: game.id },
        body: { slot, version: game.version },
      }),
    {
      done: { title: 'Час узгоджено', description: slot ? momentOf(slot, now) : '' },
      doneBefore: (error, slot) => madeBefore(error, game, { name: 'agree', slot }),
    },
  )
  return (
    <>
      <GameMovesSlots legend="Запропонований час" slots={game.slots} value={slot} onChange={choose} />
      <StillButton onClick={() => slot && agree.run(slot)} loading={agree.busy} disabled={!slot}>
        Погодитися
      </StillButton>
      <FailureNote {...agree.failure} />
    </>
  )
}
