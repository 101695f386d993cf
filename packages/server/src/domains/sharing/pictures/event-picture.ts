import type { EventCard } from '@matchbol/core/events/event-shapes'
import { eventTime, eventTypeText, priceText } from '@matchbol/text/events/status'
import { drawableOr, listed } from '../look/drawable.ts'
import { column, line, lines, sizeFor } from '../look/element.ts'
import { framed, roomOf, type SharePicture, type SharingSite } from '../look/frame.ts'
import { palette } from '../look/palette.ts'

type SharedEvent = Pick<EventCard, 'title' | 'type' | 'status' | 'startsAt' | 'endsAt' | 'place' | 'price'>

/** What it is, when and where. How many places are left is not for a picture that networks keep for weeks. */
export function eventPicture(event: SharedEvent, { site, now }: { site: SharingSite; now: Date }): SharePicture {
  const { type, status, place, price } = event
  const kind = eventTypeText[type]
  const title = drawableOr(kind, event.title)
  return framed(
    { site, label: status === 'CANCELLED' ? 'Скасовано' : title === kind ? 'Подія клубу' : kind },
    column(
      { flexGrow: 1, justifyContent: 'space-between', paddingTop: 48 },
      lines(title, 3, {
        fontSize: sizeFor(title, 2600, [48, 84]),
        fontWeight: 700,
        lineHeight: 1.14,
        letterSpacing: '-0.025em',
        maxWidth: roomOf(),
      }),
      column(
        { gap: 8 },
        line(eventTime(event, now), { fontSize: 44, fontWeight: 700, letterSpacing: '-0.02em', maxWidth: roomOf() }),
        line(listed(place, priceText(price)), {
          fontSize: 32,
          color: palette.onCourtMuted,
          maxWidth: roomOf(),
        }),
      ),
    ),
  )
}
