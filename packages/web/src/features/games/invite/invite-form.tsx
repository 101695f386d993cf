import { invitation } from '@matchbol/core/games/move-shapes'
import type { Opponent } from '@matchbol/core/games/pair-shapes'
import { tvName } from '@matchbol/text/shared/names'
import { useApi } from '../../../lib/api/use-api.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { ChoiceField, TextareaField } from '../../../ui/form/form-fields.tsx'
import { openGameOf } from '../moves/open-game-of.ts'
import type { placeChoices } from '../place/place-choices.ts'
import { PlaceField } from '../place/place-field.tsx'
import { AsLastTime } from './as-last-time.tsx'
import type { LastInvitation } from './last-invitation.ts'
import { InviteSlotFields } from './slot-fields.tsx'
import { areFit } from './slots.ts'
import { InviteStakes } from './stakes.tsx'

interface Props {
  leagueId: number
  opponent: Opponent
  /** Courts to choose from, and the one that both like. */
  places: ReturnType<typeof placeChoices>
  /** What the person invited to last; its kind and place stand there again. */
  last: LastInvitation | null
  /** After it was sent. */
  onSent: () => void
  /** Where the two have an open game already: the other was faster. */
  onCrossed: (gameId: number) => void
}

/** The invitation itself; what was typed stays when sending fails, also over a lost session. */
export function InviteForm({ leagueId, opponent: { player }, places, last, onSent, onCrossed }: Props) {
  const api = useApi()
  const now = useNow()
  const opponentId = player.id
  const place = last?.place ?? places.common ?? ''
  const form = useContractForm(invitation, {
    initial: { leagueId, opponentId, kind: last?.kind ?? 'RATED', slots: [], place, message: '' },
    unsent: { draft: `invite ${leagueId} ${opponentId}` },
    send: (body, { key }) => api.call('POST /api/v1/games/invitations', { body, idempotencyKey: key }),
    done: { title: 'Запрошення надіслано', description: `Чекаємо на відповідь: ${tvName(player)}.` },
    failed: 'Запрошення не надіслано',
    onFailed: (error) => {
      const open = openGameOf(error)
      if (open) onCrossed(open)
      return open !== undefined
    },
    onDone: onSent,
  })
  const { kind = 'RATED', slots = [] } = form.values
  const sendAsLastTime = () => {
    form.set('slots', last?.slots ?? [])
    void form.props.onSubmit()
  }
  return (
    <form className="grid grid-cols-1 gap-6" {...form.props}>
      {last && !form.isChanged && (
        <AsLastTime sent={{ kind, place, slots: last.slots }} busy={form.busy} send={sendAsLastTime} />
      )}
      <InviteStakes leagueId={leagueId} player={player} isFriendly={kind === 'FRIENDLY'} />
      <fieldset className="grid grid-cols-1 gap-3">
        <legend className="text-lg font-semibold">Коли</legend>
        <p className="mt-1 text-sm text-muted">
          До трьох варіантів за київським часом. Можна й без них: тоді домовитеся згодом.
        </p>
        <InviteSlotFields slots={slots} onChange={(picked) => form.set('slots', picked)} />
      </fieldset>
      <PlaceField
        value={form.values.place ?? ''}
        places={places.places}
        onChange={(typed) => form.set('place', typed)}
      />
      <ChoiceField
        {...form.field('kind')}
        label="Гра"
        inRow
        choices={[
          { value: 'RATED', label: 'Рейтингова', hint: 'Рахується в рейтингу й таблиці' },
          { value: 'FRIENDLY', label: 'Товариська', hint: 'Без рейтингу й очок' },
        ]}
      />
      <TextareaField {...form.field('message')} label="Повідомлення" />
      <FailureNote {...form.failure} />
      <Button type="submit" size="lg" loading={form.busy} disabled={!areFit(slots, now)}>
        Надіслати запрошення
      </Button>
    </form>
  )
}
