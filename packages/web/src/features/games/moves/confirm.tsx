import { confirmedText } from '@matchbol/text/games/confirmed'
import { useEffect, useEffectEvent, useState } from 'react'
import { orThrow, useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { StillButton } from '../../../ui/still-button.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { usePressGuard } from '../../../ui/use-press-guard.ts'
import type { MoveProps } from './facts.ts'
import { madeBefore } from './move-made.ts'

interface Props extends MoveProps {
  onCourt: boolean
  /** Hears what the confirmed game did, before the page is read anew. */
  onConfirmed?: ((said: string) => void) | undefined
}

/**
 * Confirms exactly the result that was seen: the version goes along. Where another result comes in place of it, that is said, and
 * for a moment no press counts, which was meant for the one before.
 */
export function ConfirmMove({ game, myId, onCourt, onConfirmed }: Props) {
  const confirm = useConfirm({ game, myId, onConfirmed })
  const isNew = useNewResult(game, confirm.busy)
  return (
    <>
      <StillButton
        className={isNew ? 'pointer-events-none' : undefined}
        color={onCourt ? 'brand' : 'primary'}
        onClick={() => !isNew && confirm.run()}
        loading={confirm.busy}
      >
        Підтвердити
      </StillButton>
      <FailureNote {...confirm.failure} />
    </>
  )
}

function useConfirm({ game, myId, onConfirmed }: Pick<Props, 'game' | 'myId' | 'onConfirmed'>) {
  const api = useApi()
  const confirm = async () => {
    const { data } = await api
      .call('POST /api/v1/games/{id}/confirm', { params: { id: game.id }, body: { version: game.version } })
      .catch((error: unknown) => orThrow(madeBefore(error, game, { name: 'confirm' }), error))
    const said = confirmedText(data, myId, data.kind === 'RATED' ? await placeNow() : null)
    onConfirmed?.(said)
    return said
  }
  /** What is confirmed stays so, whether the place can be read or not. */
  const placeNow = async () => {
    const ratings = await api.call('GET /api/v1/ratings', { query: { userId: myId } }).catch(() => null)
    return ratings?.data.find(({ league }) => league.id === game.league.id)?.place ?? null
  }
  return useAction(confirm, { done: (description) => ({ title: 'Результат підтверджено', description }) })
}

/** True for a moment after the result has changed on the open page, which is told but where one's own press has shown it. */
function useNewResult(
  { version, scoreDetails, winnerId, abandonedBy }: MoveProps['game'],
  isToldAnyway: boolean,
): boolean {
  const result = JSON.stringify([scoreDetails, winnerId, abandonedBy])
  const [seen, setSeen] = useState(result)
  const [firstVersion] = useState(version)
  const isGuarded = usePressGuard(version)
  const tell = useEffectEvent((now: string) => {
    if (now === seen) return
    setSeen(now)
    if (!isToldAnyway)
      showToast({ color: 'info', title: 'Суперник змінив результат', description: 'Перевірте його ще раз.' })
  })
  useEffect(() => tell(result), [result])
  return isGuarded && version !== firstVersion
}
