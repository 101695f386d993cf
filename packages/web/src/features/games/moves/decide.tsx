import type { Game } from '@matchbol/core/games/game-shapes'
import { can } from '@matchbol/core/games/rules'
import { scoreWords } from '@matchbol/text/games/score'
import { lazy, Suspense, useState } from 'react'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { forgetDrafts } from '../../../lib/forms/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import type { EnteredResult } from '../score-entry/game.ts'
import { factsOf } from './facts.ts'
import { MoveDialog } from './reason.tsx'
import { loadEntry } from './sheet.tsx'

const ScoreEntry = lazy(loadEntry)

type Action = 'CONFIRM' | 'CORRECT' | 'VOID'

/** An administrator who does not play in it decides: the result stands, becomes another, or the game does not count. */
export function DecideMoves({ game, myId }: { game: Game; myId: number }) {
  const api = useApi()
  const [asking, setAsking] = useState<Action | null>(null)
  const [result, setResult] = useState<EnteredResult | null>(null)
  const [isEntering, setEntering] = useState(false)
  const close = () => setAsking(null)
  const scoreDraft = `score ${game.id}`
  const decide = useAction(
    (action: Action, reason: string) =>
      api.call('POST /api/v1/games/{id}/decide', {
        params: { id: game.id },
        body: { action, reason, version: game.version, ...(action === 'CORRECT' && result && { result }) },
      }),
    {
      done: 'Рішення записано',
      onDone: () => {
        forgetDrafts(scoreDraft)
        close()
      },
    },
  )
  const ask = async (entered: EnteredResult) => {
    setResult(entered)
    setEntering(false)
    setAsking('CORRECT')
  }
  const admin = { id: myId, isAdmin: true }
  const mayDecide = can(admin, 'decide', factsOf(game)) || can(admin, 'correct', factsOf(game))

  return (
    <>
      {game.status !== 'COMPLETED' && mayDecide && game.submittedBy !== null && (
        <Button onClick={() => setAsking('CONFIRM')}>Підтвердити результат</Button>
      )}
      {mayDecide && (
        <Button
          variant="outline"
          color="neutral"
          onFocus={loadEntry}
          onPointerDown={loadEntry}
          onClick={() => setEntering(true)}
        >
          {game.submittedBy === null ? 'Внести результат' : 'Виправити результат'}
        </Button>
      )}
      {can(admin, 'void', factsOf(game)) && (
        <Button variant="outline" color="error" onClick={() => setAsking('VOID')}>
          Анулювати гру
        </Button>
      )}
      <Suspense>
        {isEntering && (
          <ScoreEntry
            isOpen
            onClose={() => setEntering(false)}
            game={game}
            purpose="decide"
            draftName={scoreDraft}
            sending={{ run: ask, busy: false }}
          />
        )}
      </Suspense>
      {asking && (
        <MoveDialog
          isOpen
          draft={`decide ${game.id} ${asking}`}
          onClose={close}
          {...words[asking]}
          text={`${words[asking].text}${asking === 'CORRECT' && result ? ` ${scoreWords(result.score)}.` : ''} Причину побачать обидва гравці.`}
          reason="asked"
          onSend={(reason) => decide.run(asking, reason)}
          busy={decide.busy}
          failure={decide.failure}
        />
      )}
    </>
  )
}

const words = {
  CONFIRM: {
    title: 'Підтвердити результат',
    text: 'Результат буде зараховано так, як його внесено.',
    action: 'Підтвердити',
    color: 'primary',
  },
  CORRECT: { title: 'Виправити результат', text: 'Буде зараховано:', action: 'Виправити', color: 'primary' },
  VOID: {
    title: 'Анулювати гру',
    text: 'Гра не рахуватиметься ні в рейтингу, ні в таблиці.',
    action: 'Анулювати гру',
    color: 'error',
  },
} as const
