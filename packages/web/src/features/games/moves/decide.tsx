import type { Game } from '@matchbol/core/games/game-shapes'
import { can } from '@matchbol/core/games/rules'
import { scoreWords } from '@matchbol/text/games/score'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import { forgetDrafts } from '../../../lib/forms/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import type { EnteredResult } from '../score-entry/game.ts'
import { factsOf } from './facts.ts'
import { fetchesMoveDialog, MoveDialog } from './move-dialog.tsx'
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
  const decide = (action: Action, reason: string) =>
    api.call('POST /api/v1/games/{id}/decide', {
      params: { id: game.id },
      body: { action, reason, version: game.version, ...(action === 'CORRECT' && result && { result }) },
    })
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
        <Button {...fetchesMoveDialog} onClick={() => setAsking('CONFIRM')}>
          Підтвердити результат
        </Button>
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
        <Button variant="outline" color="error" {...fetchesMoveDialog} onClick={() => setAsking('VOID')}>
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
          move="decide"
          about={`${game.id} ${asking}`}
          onClose={close}
          {...words[asking]}
          text={`${words[asking].text}${asking === 'CORRECT' && result ? ` ${scoreWords(result.score)}.` : ''} Причину побачать обидва гравці.`}
          reason="asked"
          send={(reason) => decide(asking, reason)}
          done="Рішення записано"
          onDone={() => {
            forgetDrafts(scoreDraft)
            close()
          }}
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
