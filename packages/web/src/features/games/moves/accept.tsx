import { momentOf } from '@matchbol/text/shared/dates'
import { useId } from 'react'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { StillButton } from '../../../ui/still-button.tsx'
import type { MoveProps } from './facts.ts'
import { madeBefore } from './move-made.ts'
import { GameMovesSlots, useChosenSlot } from './slots.tsx'

interface Props extends MoveProps {
  onCourt: boolean
  /** The only time there is stands beside it already. */
  isTimeTold?: boolean
}

/** Accepts an invitation, settling on one of its times. */
export function AcceptMove({ game, onCourt, isTimeTold = false }: Props) {
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
  const whyNotId = useId()
  const whyNot = slot ? null : whyNotYet(game.slots, now)
  return (
    <>
      {game.slots.length > 0 && !isTimeTold && (
        <GameMovesSlots legend="Коли зіграєте?" slots={game.slots} value={slot} onChange={choose} />
      )}
      <StillButton
        color={onCourt ? 'brand' : 'primary'}
        onClick={() => accept.run()}
        loading={accept.busy}
        disabled={whyNot !== null}
        aria-describedby={whyNot === null ? undefined : whyNotId}
      >
        Прийняти
      </StillButton>
      {whyNot !== null && (
        <small id={whyNotId} className="text-muted">
          {whyNot}
        </small>
      )}
      <FailureNote {...accept.failure} />
    </>
  )
}

/** Why an invitation with times cannot be accepted yet; null where it can. */
function whyNotYet(slots: readonly string[], now: Date): string | null {
  if (slots.length === 0) return null
  return slots.some((slot) => new Date(slot) > now) ? 'Спершу виберіть час' : 'Усі запропоновані часи минули'
}
