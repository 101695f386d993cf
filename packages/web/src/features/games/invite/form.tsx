import type { Game } from '@matchbol/core/games/game-shapes'
import { gameLengths } from '@matchbol/core/games/limits'
import type { Opponent } from '@matchbol/core/games/pair-shapes'
import type { PlainDateTime } from '@matchbol/core/shared/plain-date'
import { tvName } from '@matchbol/text/shared/names'
import { useState } from 'react'
import { createRequestKeys } from '../../../lib/api/request-key.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { forgetDrafts } from '../../../lib/forms/drafts.ts'
import { useDraft } from '../../../lib/forms/use-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/input.tsx'
import { openGameOf } from '../moves/open-game-of.ts'
import type { placeChoices } from '../place/place-choices.ts'
import { PlaceField } from '../place/place-field.tsx'
import { InviteSlotFields } from './slot-fields.tsx'
import { slotsFrom } from './slots.ts'
import { InviteStakes } from './stakes.tsx'

interface Props {
  leagueId: number
  opponent: Opponent
  /** Courts to choose from, and the one that both like. */
  places: ReturnType<typeof placeChoices>
  /** After it was sent. */
  onSent: () => void
  /** Where the two have an open game already: the other was faster. */
  onCrossed: (gameId: number) => void
}

/** The invitation itself; what was typed stays when sending fails, also over a lost session. */
export function InviteForm({ leagueId, opponent: { player }, places, onSent, onCrossed }: Props) {
  const api = useApi()
  const now = useNow()
  const draft = `invite ${leagueId} ${player.id}`
  const [picked, setPicked] = useDraft<readonly PlainDateTime[]>(`${draft} slots`, [])
  const [place, setPlace] = useDraft(`${draft} place`, places.common ?? '')
  const [kind, setKind] = useDraft<Game['kind']>(`${draft} kind`, 'RATED')
  const [message, setMessage] = useDraft(`${draft} message`, '')
  const [keyFor] = useState(createRequestKeys)
  const slots = slotsFrom(picked, now)
  const invite = useAction(
    (slots: string[]) => {
      const body = { leagueId, opponentId: player.id, kind, slots, place: place.trim(), message: message.trim() }
      return api.call('POST /api/v1/games/invitations', { body, idempotencyKey: keyFor(body) })
    },
    {
      done: { title: 'Запрошення надіслано', description: `Чекаємо на відповідь: ${tvName(player)}.` },
      failed: 'Запрошення не надіслано',
      onFailed: (error) => {
        const open = openGameOf(error)
        if (open) onCrossed(open)
        return open !== undefined
      },
      onDone: () => {
        forgetDrafts(draft)
        onSent()
      },
    },
  )
  return (
    <form
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (slots) void invite.run(slots)
      }}
    >
      <InviteStakes leagueId={leagueId} player={player} isFriendly={kind === 'FRIENDLY'} />
      <fieldset className="grid grid-cols-1 gap-3">
        <legend className="text-lg font-semibold">Коли</legend>
        <p className="mt-1 text-sm text-muted">
          До трьох варіантів за київським часом. Можна й без них: тоді домовитеся згодом.
        </p>
        <InviteSlotFields picked={picked} onChange={setPicked} />
      </fieldset>
      <PlaceField value={place} places={places.places} onChange={setPlace} />
      <ChoiceGroup
        legend="Гра"
        inRow
        value={kind}
        onChange={setKind}
        choices={[
          { value: 'RATED', label: 'Рейтингова', hint: 'Рахується в рейтингу й таблиці' },
          { value: 'FRIENDLY', label: 'Товариська', hint: 'Без рейтингу й очок' },
        ]}
      />
      <Field label="Повідомлення">
        {(control) => (
          <Textarea
            {...control}
            value={message}
            maxLength={gameLengths.message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
      <FailureNote {...invite.failure} />
      <Button type="submit" size="lg" loading={invite.busy} disabled={!slots}>
        Надіслати запрошення
      </Button>
    </form>
  )
}
