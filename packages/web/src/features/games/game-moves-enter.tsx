import { lazy, Suspense, useState } from 'react'
import { useAction } from '../../lib/use-action.ts'
import { useApi } from '../../lib/use-api.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import type { MoveProps } from './game-moves-facts.ts'
import type { EnteredResult } from './score-entry-game.ts'

const loadEntry = () => import('./score-entry.tsx').then((module) => ({ default: module.ScoreEntry }))
const ScoreEntry = lazy(loadEntry)

/** Enters the result of an agreed game, or corrects a disputed one. */
export function EnterMove({ game, onCourt }: MoveProps & { onCourt: boolean }) {
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const now = useNow()
  const isCorrection = game.status === 'DISPUTED'
  const isAhead = game.agreedAt !== null && new Date(game.agreedAt) > now
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
      onDone: () => setOpen(false),
    },
  )
  return (
    <>
      <Button
        variant={isAhead ? 'outline' : 'solid'}
        color={onCourt && !isAhead ? 'brand' : 'primary'}
        onFocus={loadEntry}
        onPointerDown={loadEntry}
        onClick={() => setOpen(true)}
      >
        {isCorrection ? 'Виправити результат' : 'Внести результат'}
      </Button>
      <Suspense>
        {isOpen && (
          <ScoreEntry
            isOpen
            onClose={() => setOpen(false)}
            game={game}
            purpose={isCorrection ? 'resubmit' : 'submit'}
            draftName={`score ${game.id}`}
            onSend={submit.run}
            busy={submit.busy}
          />
        )}
      </Suspense>
    </>
  )
}
