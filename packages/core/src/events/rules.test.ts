import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '../shared/durations.ts'
import type { RefusalCode } from '../shared/refusal.ts'
import { type EventStatus, eventStatuses } from './event-shapes.ts'
import { MOST_EVENT_DAYS } from './limits.ts'
import {
  type EventMove,
  eventMoveTo,
  eventTransitions,
  mayMoveEvent,
  maySeeEvent,
  nextEventStatus,
  refuseMoveIntoPast,
  refuseWrongTimes,
} from './rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * HOUR)
const times = {
  ahead: { startsAt: at(24), endsAt: at(26) },
  underWay: { startsAt: at(-1), endsAt: at(1) },
  over: { startsAt: at(-26), endsAt: at(-24) },
}
type Time = keyof typeof times
const always: Time[] = ['ahead', 'underWay', 'over']
const notOver: Time[] = ['ahead', 'underWay']

const allowed: [EventStatus, EventMove, EventStatus | 'DELETED', Time[]][] = [
  ['DRAFT', 'edit', 'DRAFT', always],
  ['DRAFT', 'publish', 'PUBLISHED', notOver],
  ['DRAFT', 'delete', 'DELETED', always],
  ['PUBLISHED', 'edit', 'PUBLISHED', always],
  ['PUBLISHED', 'cancel', 'CANCELLED', notOver],
  ['CANCELLED', 'edit', 'CANCELLED', always],
  ['CANCELLED', 'publish', 'PUBLISHED', notOver],
]

describe('the state table of an event', () => {
  it.each(allowed)('%s: an administrator may %s, which leads to %s', (status, move, to, when) => {
    for (const time of when) expect(nextEventStatus(move, { status, ...times[time] }, now)).toBe(to)
  })

  it('nothing else is possible', () => {
    const moves = Object.keys(eventTransitions) as EventMove[]
    const possible = eventStatuses.flatMap((status) =>
      always.flatMap((time) =>
        moves.flatMap((move) =>
          mayMoveEvent(move, { status, ...times[time] }, now) ? [[status, move, time].join()] : [],
        ),
      ),
    )
    const listed = allowed.flatMap(([status, move, , when]) => when.map((time) => [status, move, time].join()))
    expect(possible.sort()).toEqual(listed.sort())
  })

  it.each<[EventMove, EventStatus, Time, RefusalCode]>([
    ['delete', 'PUBLISHED', 'ahead', 'EVENT_MOVE_NOT_POSSIBLE'],
    ['cancel', 'PUBLISHED', 'over', 'EVENT_OVER'],
    ['publish', 'DRAFT', 'over', 'EVENT_OVER'],
  ])('to %s one that is %s and %s is refused by %s', (move, status, time, code) =>
    expect(() => nextEventStatus(move, { status, ...times[time] }, now)).toThrow(expect.objectContaining({ code })),
  )

  it('to ask for a status is to ask for the move that leads there', () =>
    expect(eventMoveTo).toEqual({ PUBLISHED: 'publish', CANCELLED: 'cancel' }))
})

it('everybody sees an event that was published, a draft administrators alone', () => {
  const readers = [null, { isAdmin: false }, { isAdmin: true }]
  const seen = (status: EventStatus) => readers.map((reader) => maySeeEvent(reader, { status }))
  expect(eventStatuses.map(seen)).toEqual([
    [false, false, true],
    [true, true, true],
    [true, true, true],
  ])
})

it('an event ends after it has begun, and before it goes on for too long', () => {
  const from = at(0)
  const lasting = (milliseconds: number) => () =>
    refuseWrongTimes({ startsAt: from, endsAt: new Date(from.getTime() + milliseconds) })
  expect(lasting(0)).toThrow(expect.objectContaining({ code: 'EVENT_ENDS_TOO_EARLY' }))
  expect(lasting(1)).not.toThrow()
  expect(lasting(MOST_EVENT_DAYS * DAY)).not.toThrow()
  expect(lasting(MOST_EVENT_DAYS * DAY + 1)).toThrow(expect.objectContaining({ code: 'EVENT_TOO_LONG' }))
})

it('neither the beginning nor the end of what is published is moved into the past; a draft, and what is over, lie there', () => {
  const moving = (status: EventStatus, from: Time, to: Time) => () =>
    refuseMoveIntoPast({ status, ...times[from] }, times[to], now)
  for (const from of notOver)
    expect(moving('PUBLISHED', from, 'over')).toThrow(expect.objectContaining({ code: 'EVENT_MOVED_INTO_PAST' }))
  expect(moving('PUBLISHED', 'ahead', 'underWay')).toThrow(expect.objectContaining({ code: 'EVENT_MOVED_INTO_PAST' }))
  expect(moving('PUBLISHED', 'underWay', 'ahead')).not.toThrow()
  expect(moving('PUBLISHED', 'over', 'over')).not.toThrow()
  expect(moving('DRAFT', 'ahead', 'over')).not.toThrow()
})
