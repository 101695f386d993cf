import { hasBegun } from './event-times.ts'
import type { EventFacts } from './rules.ts'

/** How full an event is. */
export interface Places {
  /** null takes everybody. */
  capacity: number | null
  registered: number
  waiting: number
}

/**
 * How many places are left; Infinity where everybody is taken. A capacity that was lowered takes nobody's place away: until some have
 * left, there is none.
 */
export const placesLeft = ({ capacity, registered }: Omit<Places, 'waiting'>): number =>
  capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - registered)

/** Whether a newcomer has to wait: behind those who wait already, should there be any. */
export const isFull = (places: Places): boolean => placesLeft(places) === 0 || places.waiting > 0

/** How many of those who wait move up now, the first to come first. After the event has begun nobody does. */
export const movingUp = (places: Places, event: EventFacts, now: Date): number =>
  event.status === 'PUBLISHED' && !hasBegun(event, now) ? Math.min(places.waiting, placesLeft(places)) : 0
