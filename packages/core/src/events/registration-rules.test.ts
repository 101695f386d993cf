import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../test/property-runs.ts'
import { HOUR } from '../shared/durations.ts'
import type { RefusalCode } from '../shared/refusal.ts'
import type { RegistrationStatus } from './event-shapes.ts'
import { isClosed } from './event-times.ts'
import { isFull, movingUp, placesLeft } from './places.ts'
import { mayMoveRegistration, nextRegistrationStatus, registrationTransitions } from './registration-rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * HOUR)
const open = { status: 'PUBLISHED', startsAt: at(1), endsAt: at(3) } as const
const free = { capacity: 2, registered: 1, waiting: 0 }
const full = { capacity: 2, registered: 2, waiting: 0 }
const statuses = ['NONE', 'REGISTERED', 'WAITING', 'CANCELLED'] as const
type Status = (typeof statuses)[number]

const allowed: [Status, 'register' | 'leave', 'free' | 'full' | 'either', RegistrationStatus][] = [
  ['NONE', 'register', 'free', 'REGISTERED'],
  ['NONE', 'register', 'full', 'WAITING'],
  ['CANCELLED', 'register', 'free', 'REGISTERED'],
  ['CANCELLED', 'register', 'full', 'WAITING'],
  ['REGISTERED', 'leave', 'either', 'CANCELLED'],
  ['WAITING', 'leave', 'either', 'CANCELLED'],
]
const places = { free, full }
const filled = (how: 'free' | 'full' | 'either') => (how === 'either' ? (['free', 'full'] as const) : [how])

describe('the state table of a registration', () => {
  it.each(allowed)('%s: a person may %s while it is %s, which leads to %s', (status, move, how, to) => {
    for (const one of filled(how))
      expect(nextRegistrationStatus(move, status, { ...open, ...places[one] }, now)).toBe(to)
  })

  it('nothing else is possible', () => {
    const possible = statuses.flatMap((status) =>
      (['register', 'leave'] as const).flatMap((move) =>
        (['free', 'full'] as const).flatMap((how) =>
          mayMoveRegistration(move, status, { ...open, ...places[how] }, now) ? [[status, move, how].join()] : [],
        ),
      ),
    )
    const listed = allowed.flatMap(([status, move, how]) => filled(how).map((one) => [status, move, one].join()))
    expect(possible.sort()).toEqual(listed.sort())
  })

  it('a free place and a departure move who waits and who goes, by nobody’s own hand', () => {
    const { moveUp, depart } = registrationTransitions
    expect(moveUp).toEqual([{ from: 'WAITING', to: 'REGISTERED', by: 'freePlace' }])
    expect(depart.map(({ from, to, by }) => [from, to, by])).toEqual([
      ['REGISTERED', 'CANCELLED', 'departure'],
      ['WAITING', 'CANCELLED', 'departure'],
    ])
  })

  it.each<['register' | 'leave', Status, object, RefusalCode]>([
    ['register', 'REGISTERED', {}, 'ALREADY_REGISTERED'],
    ['register', 'WAITING', {}, 'ALREADY_REGISTERED'],
    ['leave', 'NONE', {}, 'NOT_REGISTERED'],
    ['leave', 'CANCELLED', {}, 'NOT_REGISTERED'],
    ['register', 'NONE', { startsAt: now }, 'EVENT_STARTED'],
    ['leave', 'REGISTERED', { startsAt: at(-1) }, 'EVENT_STARTED'],
    ['register', 'NONE', { status: 'CANCELLED' }, 'EVENT_NOT_OPEN'],
    ['register', 'NONE', { status: 'DRAFT' }, 'EVENT_NOT_OPEN'],
  ])('to %s while %s of %o is refused by %s', (move, status, event, code) =>
    expect(() => nextRegistrationStatus(move, status, { ...open, ...free, ...event }, now)).toThrow(
      expect.objectContaining({ code }),
    ),
  )
})

describe('places', () => {
  it('are left up to the capacity, without end where there is none', () => {
    expect([free, full, { capacity: 1, registered: 2 }].map(placesLeft)).toEqual([1, 0, 0])
    expect(placesLeft({ capacity: null, registered: 500 })).toBe(Number.POSITIVE_INFINITY)
  })

  it('are not for who comes later than those who wait', () => expect(isFull({ ...free, waiting: 1 })).toBe(true))

  it('are offered as long as somebody can have one', () => {
    for (const startsAt of [at(1), now, at(-1)]) {
      for (const status of ['PUBLISHED', 'CANCELLED'] as const) {
        const event = { status, startsAt, endsAt: at(3) }
        expect(isClosed(event, now)).toBe(!mayMoveRegistration('register', 'NONE', { ...event, ...free }, now))
      }
    }
  })

  it('are taken by those who wait, until the event begins or is cancelled', () => {
    const grown = { capacity: 5, registered: 2, waiting: 4 }
    expect(movingUp(grown, open, now)).toBe(3)
    expect(movingUp({ ...grown, capacity: null }, open, now)).toBe(4)
    expect(movingUp(grown, { ...open, startsAt: now }, now)).toBe(0)
    expect(movingUp(grown, { ...open, status: 'CANCELLED' }, now)).toBe(0)
  })

  it('are never given twice, nor left while somebody waits, and who came first has one first', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('register' as const), who: fc.nat(11) }),
      fc.record({ kind: fc.constant('leave' as const), who: fc.nat(11) }),
      fc.record({ kind: fc.constant('capacity' as const), to: fc.integer({ min: 1, max: 8 }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let capacity = 3
        let goes: number[] = []
        let waits: number[] = []
        for (const step of steps) {
          const event = { ...open, capacity, registered: goes.length, waiting: waits.length }
          if (step.kind === 'capacity') capacity = step.to
          else {
            const status = goes.includes(step.who) ? 'REGISTERED' : waits.includes(step.who) ? 'WAITING' : 'NONE'
            if (!mayMoveRegistration(step.kind, status, event, now)) continue
            const to = nextRegistrationStatus(step.kind, status, event, now)
            if (to === 'REGISTERED') expect(goes.length).toBeLessThan(capacity)
            ;[goes, waits] = [goes, waits].map((line) => line.filter((who) => who !== step.who)) as [number[], number[]]
            if (to === 'REGISTERED') goes.push(step.who)
            if (to === 'WAITING') waits.push(step.who)
          }
          const up = movingUp({ capacity, registered: goes.length, waiting: waits.length }, open, now)
          goes.push(...waits.slice(0, up))
          waits = waits.slice(up)
          if (waits.length > 0) expect(goes.length).toBeGreaterThanOrEqual(capacity)
          expect(new Set([...goes, ...waits]).size).toBe(goes.length + waits.length)
        }
      }),
      { numRuns: runs(50, 2000) },
    )
  })
})
