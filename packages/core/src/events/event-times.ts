import type { EventStatus } from './event-shapes.ts'

/** Apart from the rules, so that a page which only shows an event does without them. */
export const hasBegun = ({ startsAt }: { startsAt: Date }, now: Date): boolean => startsAt <= now
export const isOver = ({ endsAt }: { endsAt: Date }, now: Date): boolean => endsAt <= now

/** Whether its places are no longer to be had: it is cancelled, or registering has closed, as it does when the event begins. */
export const isClosed = (event: { status: EventStatus; startsAt: Date }, now: Date): boolean =>
  event.status === 'CANCELLED' || hasBegun(event, now)
