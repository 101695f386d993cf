import type { EventCard } from '@matchbol/core/events/event-shapes'
import { HOUR } from '@matchbol/core/shared/durations'
import { kyivDate } from '@matchbol/core/shared/kyiv-time'
import type { PlainDate } from '@matchbol/core/shared/plain-date'
import { clockTime } from '@matchbol/text/shared/dates'

/** Whether an event lasts into that day; one that ends in the night is of the day before. */
export function isOnDay({ startsAt, endsAt }: Pick<EventCard, 'startsAt' | 'endsAt'>, day: PlainDate): boolean {
  const first = kyivDate(startsAt)
  const last = kyivDate(new Date(Date.parse(endsAt) - NIGHT))
  return first === day || (first < day && day <= last)
}

/** Until six in the morning nobody calls it another day. */
const NIGHT = 6 * HOUR

/** When an event begins, if it does so on that day, and where the reader stands with it. */
export function factsOnDay({ startsAt, registration }: Pick<EventCard, 'startsAt' | 'registration'>, day: PlainDate) {
  const begins = kyivDate(startsAt) === day ? clockTime(startsAt) : 'триває'
  if (!registration) return begins
  return `${begins} · ${registration.status === 'REGISTERED' ? 'ви записані' : 'ви в черзі'}`
}
