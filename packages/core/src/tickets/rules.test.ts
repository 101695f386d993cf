import { describe, expect, it } from 'vitest'
import type { RefusalCode } from '../shared/refusal.ts'
import {
  mayMoveTicket,
  maySeeTicket,
  moveByMessage,
  moveTo,
  nextTicketStatus,
  seesNotes,
  statusesBefore,
  type TicketMove,
  transitions,
} from './rules.ts'
import { type TicketStatus, ticketStatuses } from './statuses.ts'

const actors = {
  author: { id: 1, isAdmin: false },
  stranger: { id: 2, isAdmin: false },
  admin: { id: 9, isAdmin: true },
  decision: 'decision',
  deadline: 'deadline',
} as const
type Who = keyof typeof actors

const allowed: [TicketStatus, Who, TicketMove, TicketStatus][] = [
  ['OPEN', 'author', 'reply', 'OPEN'],
  ['OPEN', 'author', 'resolve', 'RESOLVED'],
  ['OPEN', 'admin', 'answer', 'WAITING'],
  ['OPEN', 'admin', 'note', 'OPEN'],
  ['OPEN', 'admin', 'take', 'IN_PROGRESS'],
  ['OPEN', 'admin', 'wait', 'WAITING'],
  ['OPEN', 'admin', 'resolve', 'RESOLVED'],
  ['OPEN', 'admin', 'close', 'CLOSED'],
  ['OPEN', 'decision', 'resolve', 'RESOLVED'],
  ['IN_PROGRESS', 'author', 'reply', 'IN_PROGRESS'],
  ['IN_PROGRESS', 'author', 'resolve', 'RESOLVED'],
  ['IN_PROGRESS', 'admin', 'answer', 'WAITING'],
  ['IN_PROGRESS', 'admin', 'note', 'IN_PROGRESS'],
  ['IN_PROGRESS', 'admin', 'wait', 'WAITING'],
  ['IN_PROGRESS', 'admin', 'resolve', 'RESOLVED'],
  ['IN_PROGRESS', 'admin', 'close', 'CLOSED'],
  ['IN_PROGRESS', 'decision', 'resolve', 'RESOLVED'],
  ['WAITING', 'author', 'reply', 'OPEN'],
  ['WAITING', 'author', 'resolve', 'RESOLVED'],
  ['WAITING', 'admin', 'answer', 'WAITING'],
  ['WAITING', 'admin', 'note', 'WAITING'],
  ['WAITING', 'admin', 'take', 'IN_PROGRESS'],
  ['WAITING', 'admin', 'resolve', 'RESOLVED'],
  ['WAITING', 'admin', 'close', 'CLOSED'],
  ['WAITING', 'decision', 'resolve', 'RESOLVED'],
  ['RESOLVED', 'author', 'reply', 'OPEN'],
  ['RESOLVED', 'author', 'reopen', 'OPEN'],
  ['RESOLVED', 'admin', 'answer', 'RESOLVED'],
  ['RESOLVED', 'admin', 'note', 'RESOLVED'],
  ['RESOLVED', 'admin', 'reopen', 'OPEN'],
  ['RESOLVED', 'admin', 'close', 'CLOSED'],
  ['RESOLVED', 'deadline', 'close', 'CLOSED'],
  ['CLOSED', 'admin', 'note', 'CLOSED'],
]

const ticket = (status: TicketStatus, authorId: number | null = 1) => ({ status, authorId })

describe('§2: the state table', () => {
  it.each(allowed)('%s: the %s may %s, which leads to %s', (status, who, move, to) =>
    expect(nextTicketStatus(actors[who], move, ticket(status))).toBe(to),
  )

  it('nobody may do anything else: what is closed stays closed', () => {
    const possible = ticketStatuses.flatMap((status) =>
      (Object.keys(actors) as Who[]).flatMap((who) =>
        (Object.keys(transitions) as TicketMove[]).flatMap((move) =>
          mayMoveTicket(actors[who], move, ticket(status)) ? [[status, who, move].join()] : [],
        ),
      ),
    )
    expect(possible.sort()).toEqual(allowed.map(([status, who, move]) => [status, who, move].join()).sort())
  })

  it.each<[Who, TicketMove, TicketStatus, RefusalCode]>([
    ['stranger', 'reply', 'OPEN', 'NOT_YOUR_TICKET'],
    ['author', 'take', 'OPEN', 'NOT_YOUR_TICKET'],
    ['author', 'close', 'RESOLVED', 'NOT_YOUR_TICKET'],
    ['author', 'reply', 'CLOSED', 'TICKET_MOVE_NOT_POSSIBLE'],
    ['admin', 'reopen', 'CLOSED', 'TICKET_MOVE_NOT_POSSIBLE'],
  ])('the %s who wants to %s what is %s is told %s', (who, move, status, code) =>
    expect(() => nextTicketStatus(actors[who], move, ticket(status))).toThrow(expect.objectContaining({ code })),
  )

  it('a guest cannot be answered here, only noted about', () => {
    const answer = () => nextTicketStatus(actors.admin, 'answer', ticket('OPEN', null))
    expect(answer).toThrow(expect.objectContaining({ code: 'TICKET_HAS_NO_READER' }))
    expect(nextTicketStatus(actors.admin, 'note', ticket('OPEN', null))).toBe('OPEN')
  })

  it('an administrator is the author of what they asked for themselves', () => {
    const me = { id: 1, isAdmin: true }
    expect(moveByMessage(me, ticket('WAITING'), false)).toBe('reply')
    expect(mayMoveTicket(me, 'close', ticket('OPEN'))).toBe(false)
    expect(moveByMessage(actors.admin, ticket('WAITING'), false)).toBe('answer')
    expect(moveByMessage(actors.admin, ticket('WAITING'), true)).toBe('note')
  })

  it('to ask for a status is to ask for a move that leads there', () => {
    for (const status of ticketStatuses)
      expect(new Set(transitions[moveTo[status]].map(({ to }) => to))).toEqual(new Set([status]))
  })

  it('a decided game resolves what is not over, and time closes what is resolved', () => {
    expect(statusesBefore('resolve', 'decision')).toEqual(['OPEN', 'IN_PROGRESS', 'WAITING'])
    expect(statusesBefore('close', 'deadline')).toEqual(['RESOLVED'])
  })
})

describe('who sees', () => {
  const readers = [actors.author, actors.stranger, actors.admin, { id: 1, isAdmin: true }]
  it('a ticket: its author and administrators, a guest’s administrators alone', () => {
    expect(readers.map((reader) => maySeeTicket(reader, { authorId: 1 }))).toEqual([true, false, true, true])
    expect(readers.map((reader) => maySeeTicket(reader, { authorId: null }))).toEqual([false, false, true, true])
  })
  it('a note between administrators: those whose ticket it is not', () =>
    expect(readers.map((reader) => seesNotes(reader, { authorId: 1 }))).toEqual([false, false, true, false]))
})
