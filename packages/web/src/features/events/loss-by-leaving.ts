import type { ClubEvent } from '@matchbol/core/events/event-shapes'
import { isFull } from '@matchbol/core/events/places'
import { placeText } from '@matchbol/text/shared/place'

type Place = Pick<ClubEvent, 'registration' | 'capacity' | 'registered' | 'waiting'>

/** What leaving an event, or the line for it, costs the person who thinks of it. */
export function lossByLeaving(event: Place): string {
  const { registration, waiting, capacity } = event
  if (registration?.status === 'WAITING')
    return `Ви втратите ${placeText(registration.number ?? waiting)} місце в черзі. Повернутися можна, але в кінець.`
  if (waiting > 0) return 'Ваше місце одразу отримає перший у черзі. Якщо передумаєте, станете в її кінець.'
  if (isFull(event))
    return 'Вільних місць немає: ваше отримає перший, хто запишеться. Потім можна буде лише стати в чергу.'
  const until = capacity === null ? 'подія не почалася' : 'є вільні місця'
  return `Якщо передумаєте, запишетеся ще раз, поки ${until}.`
}
