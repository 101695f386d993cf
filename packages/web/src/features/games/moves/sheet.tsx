import type { Game } from '@matchbol/core/games/game-shapes'
import { momentOf } from '@matchbol/text/shared/dates'
import { lazy, Suspense } from 'react'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { Note } from '../../../ui/note.tsx'
import type { EnteredResult, EntryStart } from '../score-entry/game.ts'
import { DisputeReason } from './dispute-reason.tsx'
import { isStillAhead } from './facts.ts'
import { madeBefore } from './move-made.ts'

/** The sheet comes when a control that leads to it is touched. */
export const loadEntry = () =>
  import('../score-entry/score-entry.tsx').then((module) => ({ default: module.ScoreEntry }))
const ScoreEntry = lazy(loadEntry)

interface Props {
  game: Game
  /** Null while it is closed. */
  start: EntryStart | null
  onClose: () => void
}

/** Score entry for a game that was agreed, or for the correction of a disputed one. */
export function ResultSheet({ game, start, onClose }: Props) {
  const api = useApi()
  const me = useMe()
  const isCorrection = game.status === 'DISPUTED'
  const submit = useAction(
    (result: EnteredResult) =>
      api.call('PUT /api/v1/games/{id}', {
        params: { id: game.id },
        body: { status: 'PENDING_CONFIRMATION', version: game.version, ...result },
      }),
    {
      done: ({ data }) =>
        data.status === 'ACCEPTED'
          ? { title: 'Рахунок збережено', description: 'Гра лишається узгодженою: дограйте, коли зможете.' }
          : { title: 'Результат надіслано', description: 'Тепер слово за суперником.' },
      onDone: onClose,
      doneBefore: (error, result) =>
        me ? madeBefore(error, game, { name: 'submit', result, myId: me.id }) : undefined,
    },
  )
  if (!start) return null
  return (
    <Suspense>
      <ScoreEntry
        isOpen
        onClose={onClose}
        game={game}
        purpose={isCorrection ? 'resubmit' : 'submit'}
        start={start}
        // what was entered for an earlier state of the game says nothing of this one
        draftName={`score ${game.id} ${game.version} ${start}`}
        above={isCorrection ? <DisputeReason gameId={game.id} /> : <NotPlayedYet game={game} />}
        sending={submit}
      />
    </Suspense>
  )
}

/** Who has played earlier than agreed may enter it; who pressed by mistake reads when the game is. */
function NotPlayedYet({ game }: Pick<Props, 'game'>) {
  const now = useNow()
  if (!game.agreedAt || !isStillAhead(game, now)) return null
  return (
    <Note color="warning">Гра ще попереду: {momentOf(game.agreedAt, now)}. Якщо вже зіграли, внесіть рахунок.</Note>
  )
}
