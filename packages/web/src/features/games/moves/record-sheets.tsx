import type { Game } from '@matchbol/core/games/game-shapes'
import type { Opponent } from '@matchbol/core/games/pair-shapes'
import { useState } from 'react'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { forgetDrafts } from '../../../lib/forms/drafts.ts'
import { createRequestKeys } from '../../../lib/forms/idempotency-key.ts'
import { useDraft } from '../../../lib/forms/use-draft.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx'
import { placeChoices } from '../place/place-choices.ts'
import { PlaceField } from '../place/place-field.tsx'
import type { EnteredResult } from '../score-entry/game.ts'
import { ScoreEntry } from '../score-entry/score-entry.tsx'
import { type RecordedAgainst, RecordOpponent } from './record-opponent.tsx'

/** First the opponent, then the score, and kind and place where the whole is looked at. */
export function RecordSheets({ me, onClose }: { me: SessionUser; onClose: () => void }) {
  const api = useApi()
  const [against, setAgainst] = useState<RecordedAgainst | null>(null)
  const [kind, setKind] = useDraft<Game['kind']>('record kind', 'RATED')
  const [place, setPlace] = useDraft('record place', '')
  const [keyFor] = useState(createRequestKeys)
  const record = useAction(
    ({ leagueId, opponent }: RecordedAgainst, result: EnteredResult) => {
      const body = { leagueId, opponentId: opponent.player.id, kind, place: place.trim(), ...result }
      return api.call('POST /api/v1/games', { body, idempotencyKey: keyFor(body) })
    },
    {
      done: { title: 'Гру записано', description: 'Вона зарахується, коли суперник підтвердить.' },
      failed: 'Гру не записано',
      onDone: () => {
        forgetDrafts('record')
        onClose()
      },
    },
  )
  if (!against) return <RecordOpponent me={me} onChosen={setAgainst} onClose={onClose} />
  return (
    <ScoreEntry
      isOpen
      onBack={() => setAgainst(null)}
      onClose={onClose}
      game={gameFor(against, kind, me)}
      purpose="record"
      draftName={`record ${against.leagueId} ${against.opponent.player.id}`}
      sending={{ ...record, run: (result) => record.run(against, result) }}
      asked={
        <>
          <ChoiceGroup
            legend="Гра"
            inRow
            value={kind}
            onChange={setKind}
            choices={[
              { value: 'RATED', label: 'Рейтингова' },
              { value: 'FRIENDLY', label: 'Товариська' },
            ]}
          />
          <PlaceField value={place} places={placeChoices(me.preferredCourts, null).places} onChange={setPlace} />
        </>
      }
    />
  )
}

function gameFor({ leagueId, leagueName, format, opponent }: RecordedAgainst, kind: Game['kind'], me: SessionUser) {
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
    place: null,
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
