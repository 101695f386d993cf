import { useEffect, useEffectEvent, useState } from 'react'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { usePressGuard } from '../../../ui/use-press-guard.ts'
import type { MoveProps } from './facts.ts'
import { madeBefore } from './move-made.ts'

/**
 * Confirms exactly the result that was seen: the version goes along. Where another result comes in place of it, that is said, and
 * for a moment no press counts, which was meant for the one before.
 */
export function ConfirmMove({ game, onCourt }: MoveProps & { onCourt: boolean }) {
  const api = useApi()
  const confirm = useAction(
    () => api.call('POST /api/v1/games/{id}/confirm', { params: { id: game.id }, body: { version: game.version } }),
    {
      done: { title: 'Результат підтверджено', description: 'Рейтинг і таблицю оновлено.' },
      doneBefore: (error) => madeBefore(error, game, { name: 'confirm' }),
    },
  )
  const isNew = useNewResult(game, confirm.busy)
  return (
    <>
      <Button
        className={isNew ? 'pointer-events-none' : undefined}
        color={onCourt ? 'brand' : 'primary'}
        onClick={() => !isNew && confirm.run()}
        loading={confirm.busy}
      >
        Підтвердити
      </Button>
      <FailureNote {...confirm.failure} />
    </>
  )
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
