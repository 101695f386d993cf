import { Refusal, type RefusalCode } from '../shared/refusal.ts'
import { stateMachine, type Transition } from '../shared/state-machine.ts'
import type { RegistrationStatus } from './event-shapes.ts'
import { hasBegun } from './event-times.ts'
import { isFull, type Places } from './places.ts'
import type { EventFacts } from './rules.ts'

/**
 * Who a move belongs to: whoever registers, a place that became free, or a departure: the account is deleted or blocked, by whoever's
 * hand.
 */
type Mover = 'person' | 'freePlace' | 'departure'

/** Only while there is a free place, or none. */
type Condition = 'free' | 'full'

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
} as const satisfies Record<string, readonly Transition<RegistrationStatus | 'NONE', Mover, Condition>[]>
export type RegistrationMove = keyof typeof registrationTransitions

/** The moves that are a person's own. */
type OwnMove = 'register' | 'leave'

const machine = stateMachine(registrationTransitions, {
  holds: (when: Condition, { isFull }: { status: RegistrationStatus | 'NONE'; isFull: boolean }) =>
    when === (isFull ? 'full' : 'free'),
  isMover: (by: Mover, actor: Mover) => by === actor,
  refusal: (_lack, move) => (move === 'register' ? 'ALREADY_REGISTERED' : 'NOT_REGISTERED'),
})

/**
 * The status that a person's own move leads to. Guards the write.
 * @throws Refusal EVENT_NOT_OPEN, EVENT_STARTED, ALREADY_REGISTERED, NOT_REGISTERED
 */
export function nextRegistrationStatus(
  move: OwnMove,
  status: RegistrationStatus | 'NONE',
  event: EventFacts & Places,
  now: Date,
) {
  const closed = closedBy(event, now)
  if (closed) throw new Refusal(closed)
  return machine.next('person', move, { status, isFull: isFull(event) })
}

/** Whether the move is the person's to make now. Draws the button. */
export const mayMoveRegistration = (
  move: OwnMove,
  status: RegistrationStatus | 'NONE',
  event: EventFacts & Places,
  now: Date,
): boolean => !closedBy(event, now) && machine.can('person', move, { status, isFull: isFull(event) })

function closedBy(event: EventFacts, now: Date): RefusalCode | undefined {
  if (event.status !== 'PUBLISHED') return 'EVENT_NOT_OPEN'
  return hasBegun(event, now) ? 'EVENT_STARTED' : undefined
}
