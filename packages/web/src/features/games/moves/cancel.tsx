import { isLateCancellation } from '@matchbol/core/games/deadlines'
import { when } from '@matchbol/text/shared/dates'
import { fullName } from '@matchbol/text/shared/names'
import { useState } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { noShow } from '../score-entry/endings.ts'
import type { EntryStart } from '../score-entry/game.ts'
import { type MoveProps, opponentOf } from './facts.ts'
import { fetchesMoveDialog, MoveDialog } from './move-dialog.tsx'
import { loadEntry, ResultSheet } from './sheet.tsx'

/** Takes an own invitation back, or calls an agreed game off with a reason. */
export function CancelMove({ game, myId }: MoveProps) {
  const api = useApi()
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  const [start, setStart] = useState<EntryStart | null>(null)
  const isInvitation = game.status === 'PENDING'
  const isLate = isLateCancellation(now, game.agreedAt ? new Date(game.agreedAt) : null)
  const hasPassed = !isInvitation && game.agreedAt !== null && new Date(game.agreedAt) <= now
  const opponent = fullName(opponentOf(game, myId))
  const cancel = (reason: string) =>
    api.call('PUT /api/v1/games/{id}', {
      params: { id: game.id },
      body: { status: 'CANCELLED', version: game.version, reason },
    })
  const words = isInvitation
    ? { title: 'Скасувати запрошення', text: `Запрошення, на яке має відповісти ${opponent}, зникне.` }
    : { title: 'Скасувати гру', text: `Суперник: ${opponent}. Причину буде видно вам обом. ${lateness()}`.trim() }
  const enterInstead = (start: EntryStart) => {
    setOpen(false)
    setStart(start)
  }
  return (
    <>
      <Button variant="outline" color="neutral" {...fetchesMoveDialog} onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      <MoveDialog
        {...words}
        move="cancel"
        about={game.id}
        instead={hasPassed && <InsteadOfCancelling game={game} onChoose={enterInstead} />}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        reason={isInvitation ? null : 'asked'}
        action={words.title}
        send={cancel}
        done={isInvitation ? 'Запрошення скасовано' : 'Гру скасовано'}
      />
      <ResultSheet game={game} start={start} onClose={() => setStart(null)} />
    </>
  )

  function lateness() {
    if (hasPassed)
      return `Узгоджений час уже минув: ${when(game.agreedAt ?? now, now)}. Якщо ви зіграли, внесіть результат.`
    return isLate ? 'До гри менше доби, тож скасування позначимо як пізнє.' : ''
  }
}

/** Once the agreed time has passed there is more to say than that the game is off. */
function InsteadOfCancelling({ game, onChoose }: Pick<MoveProps, 'game'> & { onChoose: (start: EntryStart) => void }) {
  const absence = noShow('submit', game, useNow())
  return (
    <>
      <Button onFocus={loadEntry} onPointerDown={loadEntry} onClick={() => onChoose('score')}>
        Внести результат
      </Button>
      {absence && !absence.bar && (
        <Button variant="outline" color="neutral" onPointerDown={loadEntry} onClick={() => onChoose('notCome')}>
          Суперник не прийшов
        </Button>
      )}
      {absence?.bar && <small className="basis-full text-muted">{absence.bar}</small>}
    </>
  )
}
