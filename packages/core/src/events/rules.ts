import { DAY } from '../shared/durations.ts'
import { Refusal } from '../shared/refusal.ts'
import { stateMachine, type Transition } from '../shared/state-machine.ts'
import type { EventStatus } from './event-shapes.ts'
import { hasBegun, isOver } from './event-times.ts'
import { MOST_EVENT_DAYS } from './limits.ts'

/** The part of an event that decides what may happen to it. */
export interface EventFacts {
  status: EventStatus
  startsAt: Date
  endsAt: Date
}

/** The state machine of an event, whose every move is an administrator's. Past is no state: the time says it. */
export const eventTransitions = {
  edit: [
    { from: 'DRAFT', to: 'DRAFT' },
    { from: 'PUBLISHED', to: 'PUBLISHED' },
    // who comes to its page reads there why it will not be
    { from: 'CANCELLED', to: 'CANCELLED' },
  ],
  publish: [
    { from: 'DRAFT', to: 'PUBLISHED', when: 'notOver' },
    // cancelled too early: whoever had registered still has their place
    { from: 'CANCELLED', to: 'PUBLISHED', when: 'notOver' },
  ],
  cancel: [{ from: 'PUBLISHED', to: 'CANCELLED', when: 'notOver' }],
  delete: [{ from: 'DRAFT', to: 'DELETED' }],
} as const satisfies Record<string, readonly Transition<EventStatus | 'DELETED', never, 'notOver'>[]>
export type EventMove = keyof typeof eventTransitions

/** The move that asking for a status means. */
export const eventMoveTo = { PUBLISHED: 'publish', CANCELLED: 'cancel' } as const satisfies Partial<
  Record<EventStatus, EventMove>
>

const machine = stateMachine(eventTransitions, {
  holds: (_when: 'notOver', event: EventFacts & { now: Date }) => !isOver(event, event.now),
  refusal: (lack) => (lack === 'condition' ? 'EVENT_OVER' : 'EVENT_MOVE_NOT_POSSIBLE'),
})

/**
 * The status that the move leads to. Guards the write.
 * @throws Refusal EVENT_MOVE_NOT_POSSIBLE in this state, EVENT_OVER
 */
export const nextEventStatus = <Move extends EventMove>(move: Move, event: EventFacts, now: Date) =>
  machine.next(undefined, move, { ...event, now })

/** Whether an administrator may make the move now. Draws the button. */
export const mayMoveEvent = (move: EventMove, event: EventFacts, now: Date): boolean =>
  machine.can(undefined, move, { ...event, now })

/** Who may know of an event: everybody of one that was published, administrators of a draft too. */
export const maySeeEvent = (reader: { isAdmin: boolean } | null, { status }: Pick<EventFacts, 'status'>): boolean =>
  status !== 'DRAFT' || reader?.isAdmin === true

/**
 * People have kept the day of what was published: neither its beginning nor its end moves into the past, where nobody could register or
 * leave any more; what will not be is cancelled. A draft may lie there, and what is past already may be corrected.
 * @throws Refusal EVENT_MOVED_INTO_PAST
 */
export function refuseMoveIntoPast(before: EventFacts, after: Pick<EventFacts, 'startsAt' | 'endsAt'>, now: Date) {
  if (before.status !== 'PUBLISHED') return
  const ends = !isOver(before, now) && isOver(after, now)
  const begins = !hasBegun(before, now) && hasBegun(after, now)
  if (ends || begins) throw new Refusal('EVENT_MOVED_INTO_PAST')
}

/** @throws Refusal EVENT_ENDS_TOO_EARLY, EVENT_TOO_LONG */
export function refuseWrongTimes({ startsAt, endsAt }: Pick<EventFacts, 'startsAt' | 'endsAt'>) {
  if (endsAt <= startsAt) throw new Refusal('EVENT_ENDS_TOO_EARLY')
  if (endsAt.getTime() - startsAt.getTime() > MOST_EVENT_DAYS * DAY)
    throw new Refusal('EVENT_TOO_LONG', { limit: MOST_EVENT_DAYS })
}
