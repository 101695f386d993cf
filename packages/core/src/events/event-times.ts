import type { EventStatus } from './event-shapes.ts'

// Apart from the rules, so that a page which only shows an event does without them.

/** As the rules have it, or as the API writes it. */
type Moment = Date | string

export const hasBegun = ({ startsAt }: { startsAt: Moment }, now: Date): boolean => new Date(startsAt) <= now
export const isOver = ({ endsAt }: { endsAt: Moment }, now: Date): boolean => new Date(endsAt) <= now

/** Whether its places are no longer to be had: it is cancelled, or registering has closed, as it does when the event begins. */
export const isClosed = (event: { status: EventStatus; startsAt: Moment }, now: Date): boolean =>
  event.status === 'CANCELLED' || hasBegun(event, now)
