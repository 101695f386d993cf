import { proposal } from '@matchbol/core/games/move-shapes'
import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { InviteSlotFields } from '../invite/slot-fields.tsx'
import { areFit } from '../invite/slots.ts'
import { placeChoices } from '../place/place-choices.ts'
import { PlaceField } from '../place/place-field.tsx'
import { type MoveProps, opponentOf } from './facts.ts'

const fields = proposal.omit({ version: true })

/** The times and the place that are proposed. */
export function RescheduleForm({ game, myId, onClose }: MoveProps & { onClose: () => void }) {
  const api = useApi()
  const now = useNow()
  const places = usePlaces(opponentOf(game, myId).id)
  const form = useContractForm(fields, {
    initial: { slots: [], place: game.place ?? '' },
    unsent: { draft: `reschedule ${game.id}` },
    send: (typed) =>
      api.call('POST /api/v1/games/{id}/reschedule', {
        params: { id: game.id },
        body: { ...typed, version: game.version },
      }),
    done: { title: 'Час запропоновано', description: 'Суперник вибере, що йому підходить.' },
    onDone: onClose,
  })
  const { slots, place } = form.values
  return (
    <form className="grid grid-cols-1 gap-5" {...form.props}>
      <InviteSlotFields slots={slots} onChange={(picked) => form.set('slots', picked)} />
      <PlaceField value={place ?? ''} places={places} onChange={(typed) => form.set('place', typed)} />
      <FailureNote {...form.failure} />
      <div className="flex flex-wrap justify-end gap-3 max-sm:[&>*]:flex-1">
        <Button variant="outline" color="neutral" onClick={onClose}>
          Не зараз
        </Button>
        <Button type="submit" loading={form.busy} disabled={slots.length === 0 || !areFit(slots, now)}>
          Запропонувати
        </Button>
      </div>
    </form>
  )
}

/** The courts that the two like, once they are there. */
function usePlaces(opponentId: number): readonly string[] {
  const api = useApi()
  const me = useMe()
  const opponent = useLoad(`courts of ${opponentId}`, async () => {
    const { data } = await api.call('GET /api/v1/players/{id}', { params: { id: opponentId } })
    return data.player.preferredCourts ?? null
  })
  return placeChoices(me?.preferredCourts ?? null, opponent.status === 'ready' ? opponent.data : null).places
}
