import type { PlainDateTime } from '@matchbol/core/shared/plain-date'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { forgetDrafts } from '../../../lib/forms/drafts.ts'
import { useDraft } from '../../../lib/forms/use-draft.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { InviteSlotFields } from '../invite/slot-fields.tsx'
import { slotsFrom } from '../invite/slots.ts'
import { placeChoices } from '../place/place-choices.ts'
import { PlaceField } from '../place/place-field.tsx'
import { type MoveProps, opponentOf } from './facts.ts'

/** The times and the place that are proposed. */
export function RescheduleForm({ game, myId, onClose }: MoveProps & { onClose: () => void }) {
  const api = useApi()
  const now = useNow()
  const draft = `reschedule ${game.id}`
  const [picked, setPicked] = useDraft<readonly PlainDateTime[]>(`${draft} slots`, [])
  const [place, setPlace] = useDraft(`${draft} place`, game.place ?? '')
  const places = usePlaces(opponentOf(game, myId).id)
  const slots = slotsFrom(picked, now)
  const sent = () => {
    forgetDrafts(draft)
    onClose()
  }
  const reschedule = useAction(
    (slots: string[]) =>
      api.call('POST /api/v1/games/{id}/reschedule', {
        params: { id: game.id },
        body: { slots, place: place.trim(), version: game.version },
      }),
    { done: { title: 'Час запропоновано', description: 'Суперник вибере, що йому підходить.' }, onDone: sent },
  )
  return (
    <form
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (slots) void reschedule.run(slots)
      }}
    >
      <InviteSlotFields picked={picked} onChange={setPicked} />
      <PlaceField value={place} places={places} onChange={setPlace} />
      <FailureNote {...reschedule.failure} />
      <div className="flex flex-wrap justify-end gap-3 max-sm:[&>*]:flex-1">
        <Button variant="outline" color="neutral" onClick={onClose}>
          Не зараз
        </Button>
        <Button type="submit" loading={reschedule.busy} disabled={!slots || slots.length === 0}>
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
