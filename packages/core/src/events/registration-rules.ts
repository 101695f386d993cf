import { Refusal, type RefusalCode } from '../shared/refusal.ts'
import type { RegistrationStatus } from './event-shapes.ts'
import { hasBegun } from './event-times.ts'
import { isFull, type Places } from './places.ts'
import type { EventFacts } from './rules.ts'

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
