import type { Opponent } from '@matchbol/core/games/pair-shapes'
import { lazy, Suspense, useState } from 'react'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { forgetDrafts } from '../../../lib/forms/drafts.ts'
import { createRequestKeys } from '../../../lib/forms/idempotency-key.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import type { EnteredResult } from '../score-entry/game.ts'
import { GameMovesRecordForm, type GameToRecord } from './game-to-record.tsx'
import { loadEntry } from './sheet.tsx'

const ScoreEntry = lazy(loadEntry)

/** Records a game that was played without an invitation: with whom and where, then its score. */
export function GameMovesRecord({ me }: { me: SessionUser }) {
  const api = useApi()
  const [isAsking, setAsking] = useState(false)
  const [planned, setPlanned] = useState<GameToRecord | null>(null)
  const [keyFor] = useState(createRequestKeys)
  const record = useAction(
    ({ leagueId, opponent, kind, place }: GameToRecord, result: EnteredResult) => {
      const body = { leagueId, opponentId: opponent.player.id, kind, place, ...result }
      return api.call('POST /api/v1/games', { body, idempotencyKey: keyFor(body) })
    },
    {
      done: { title: 'Гру записано', description: 'Вона зарахується, коли суперник підтвердить.' },
      failed: 'Гру не записано',
      onDone: () => {
        forgetDrafts('record')
        setPlanned(null)
      },
    },
  )
  return (
    <>
      <Button variant="outline" onFocus={loadEntry} onPointerDown={loadEntry} onClick={() => setAsking(true)}>
        Записати зіграну гру
      </Button>
      <Modal isOpen={isAsking} onClose={() => setAsking(false)} title="Записати зіграну гру" size="lg">
        <GameMovesRecordForm
          me={me}
          onReady={(game) => {
            setAsking(false)
            setPlanned(game)
          }}
        />
      </Modal>
      <Suspense>
        {planned && (
          <ScoreEntry
            isOpen
            onClose={() => setPlanned(null)}
            game={gameFor(planned, me)}
            purpose="record"
            draftName={`record ${planned.leagueId} ${planned.opponent.player.id}`}
            sending={{ ...record, run: (result) => record.run(planned, result) }}
          />
        )}
      </Suspense>
    </>
  )
}

function gameFor({ leagueId, leagueName, format, opponent, kind, place }: GameToRecord, me: SessionUser) {
  const { id, firstName, lastName, photoUrl } = me
  const mine = me.ratings.find(({ league }) => league.id === leagueId)
  return {
    a: {
      ...{ id, firstName, lastName, photoUrl },
      ...{ category: null, rating: null, points: mine?.points ?? null, ratedGames: mine?.ratedGames ?? 0 },
    },
    b: playerOf(opponent),
    format,
    kind,
    league: { id: leagueId, name: leagueName },
    season: null,
    agreedAt: null,
    completedAt: null,
    place: place || null,
    acceptedAt: null,
    scoreDetails: null,
    abandonedScore: null,
    winnerId: null,
  }
}

const playerOf = ({ player, category, points, ratedGames }: Opponent) => ({
  ...player,
  category,
  points,
  ratedGames,
  rating: null,
})
