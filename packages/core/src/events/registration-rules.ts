import { Refusal, type RefusalCode } from '../shared/refusal.ts'
import type { RegistrationStatus } from './event-shapes.ts'
import { type EventFacts, hasBegun } from './rules.ts'

/**
 * Who a move belongs to: whoever registers, a place that became free, or a departure: the account is deleted or blocked, by whoever's
 * hand.
 */
type Mover = 'person' | 'freePlace' | 'departure'

interface Transition {
  from: RegistrationStatus | 'NONE'
  to: RegistrationStatus
  by: Mover
  /** Only while there is a free place, or none. */
  when?: 'free' | 'full'
}

/** The state machine of a registration, one for each person and event. */
export const registrationTransitions = {
  register: [
    { from: 'NONE', to: 'REGISTERED', by: 'person', when: 'free' },
    { from: 'NONE', to: 'WAITING', by: 'person', when: 'full' },
    { from: 'CANCELLED', to: 'REGISTERED', by: 'person', when: 'free' },
    { from: 'CANCELLED', to: 'WAITING', by: 'person', when: 'full' },
  ],
  leave: [
    { from: 'REGISTERED', to: 'CANCELLED', by: 'person' },
    { from: 'WAITING', to: 'CANCELLED', by: 'person' },
  ],
  moveUp: [{ from: 'WAITING', to: 'REGISTERED', by: 'freePlace' }],
  depart: [
    { from: 'REGISTERED', to: 'CANCELLED', by: 'departure' },
    { from: 'WAITING', to: 'CANCELLED', by: 'departure' },
  ],
} as const satisfies Record<string, readonly Transition[]>
export type RegistrationMove = keyof typeof registrationTransitions

/** The moves that are a person's own. */
type OwnMove = 'register' | 'leave'

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

/**
 * The status that a person's own move leads to. Guards the write.
 * @throws Refusal EVENT_NOT_OPEN, EVENT_STARTED, ALREADY_REGISTERED, NOT_REGISTERED
 */
export function nextRegistrationStatus(
  move: OwnMove,
  status: RegistrationStatus | 'NONE',
  event: EventFacts & Places,
  now: Date,
): RegistrationStatus {
  const verdict = judge(move, status, event, now)
  if (typeof verdict === 'string') throw new Refusal(verdict)
  return verdict.to
}

/** Whether the move is the person's to make now. Draws the button. */
export const mayMoveRegistration = (
  move: OwnMove,
  status: RegistrationStatus | 'NONE',
  event: EventFacts & Places,
  now: Date,
): boolean => typeof judge(move, status, event, now) !== 'string'

function judge(
  move: OwnMove,
  status: RegistrationStatus | 'NONE',
  event: EventFacts & Places,
  now: Date,
): Transition | RefusalCode {
  if (event.status !== 'PUBLISHED') return 'EVENT_NOT_OPEN'
  if (hasBegun(event, now)) return 'EVENT_STARTED'
  const ways: readonly Transition[] = registrationTransitions[move]
  const how = isFull(event) ? 'full' : 'free'
  return (
    ways.find(({ from, when }) => from === status && (!when || when === how)) ??
    (move === 'register' ? 'ALREADY_REGISTERED' : 'NOT_REGISTERED')
  )
}
