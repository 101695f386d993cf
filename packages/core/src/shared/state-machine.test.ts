import { expect, it } from 'vitest'
import { stateMachine } from './state-machine.ts'

/** A door that its keeper alone locks, and anybody opens by day. */
const door = stateMachine(
  {
    open: [{ from: 'CLOSED', to: 'OPEN', when: 'day' }],
    close: [{ from: 'OPEN', to: 'CLOSED' }],
    lock: [{ from: 'CLOSED', to: 'LOCKED', by: 'keeper' }],
  },
  {
    holds: (_when: 'day', { isDay }: { status: string; isDay: boolean }) => isDay,
    isMover: (by: 'keeper', actor: string) => by === actor,
    refusal: (lack) => (({ way: 'NOT_FOUND', condition: 'EVENT_OVER', mover: 'FORBIDDEN' }) as const)[lack],
    obstacle: (move, { isDay }) => (move === 'lock' && isDay ? 'EVENT_STARTED' : undefined),
  },
)

it('a move leads on, and its button is drawn, for whom it belongs to under its condition', () => {
  expect(door.next('guest', 'open', { status: 'CLOSED', isDay: true })).toBe('OPEN')
  expect(door.next('keeper', 'lock', { status: 'CLOSED', isDay: false })).toBe('LOCKED')
  expect(door.can('keeper', 'lock', { status: 'CLOSED', isDay: false })).toBe(true)
})

it.each([
  ['there is no way from here', 'open', 'guest', 'LOCKED', true, 'NOT_FOUND'],
  ['its condition does not hold', 'open', 'guest', 'CLOSED', false, 'EVENT_OVER'],
  ['it is somebody else’s', 'lock', 'guest', 'CLOSED', false, 'FORBIDDEN'],
  ['something stands against it', 'lock', 'keeper', 'CLOSED', true, 'EVENT_STARTED'],
] as const)('a move is refused where %s', (_why, move, actor, status, isDay, code) => {
  expect(() => door.next(actor, move, { status, isDay })).toThrow(expect.objectContaining({ code }))
  expect(door.can(actor, move, { status, isDay })).toBe(false)
})
