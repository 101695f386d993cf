import { stateMachine, type Transition } from '../shared/state-machine.ts'
import type { TicketStatus } from './statuses.ts'

/** Who a move belongs to. `admin` is an administrator whose ticket it is not; `decision` the end of a disputed game. */
type Mover = 'author' | 'admin' | 'decision' | 'deadline'

/** The part of a ticket that decides what may happen to it. */
export interface TicketFacts {
  status: TicketStatus
  /** Null for a guest's. */
  authorId: number | null
}

export interface TicketPerson {
  id: number
  isAdmin: boolean
}
export type TicketActor = TicketPerson | 'decision' | 'deadline'

/** The state machine: for each move, the statuses it leads from, the one it leads to, and whose move it is. */
export const transitions = {
  reply: [
    { from: 'OPEN', to: 'OPEN', by: 'author' },
    { from: 'IN_PROGRESS', to: 'IN_PROGRESS', by: 'author' },
    { from: 'WAITING', to: 'OPEN', by: 'author' },
    { from: 'RESOLVED', to: 'OPEN', by: 'author' },
  ],
  answer: [
    { from: 'OPEN', to: 'WAITING', by: 'admin' },
    { from: 'IN_PROGRESS', to: 'WAITING', by: 'admin' },
    { from: 'WAITING', to: 'WAITING', by: 'admin' },
    { from: 'RESOLVED', to: 'RESOLVED', by: 'admin' },
  ],
  note: [
    { from: 'OPEN', to: 'OPEN', by: 'admin' },
    { from: 'IN_PROGRESS', to: 'IN_PROGRESS', by: 'admin' },
    { from: 'WAITING', to: 'WAITING', by: 'admin' },
    { from: 'RESOLVED', to: 'RESOLVED', by: 'admin' },
    { from: 'CLOSED', to: 'CLOSED', by: 'admin' },
  ],
  take: [
    { from: 'OPEN', to: 'IN_PROGRESS', by: 'admin' },
    { from: 'WAITING', to: 'IN_PROGRESS', by: 'admin' },
  ],
  // somebody was asked by other ways than an answer here
  wait: [
    { from: 'OPEN', to: 'WAITING', by: 'admin' },
    { from: 'IN_PROGRESS', to: 'WAITING', by: 'admin' },
  ],
  resolve: [
    { from: 'OPEN', to: 'RESOLVED', by: 'author' },
    { from: 'IN_PROGRESS', to: 'RESOLVED', by: 'author' },
    { from: 'WAITING', to: 'RESOLVED', by: 'author' },
    { from: 'OPEN', to: 'RESOLVED', by: 'admin' },
    { from: 'IN_PROGRESS', to: 'RESOLVED', by: 'admin' },
    { from: 'WAITING', to: 'RESOLVED', by: 'admin' },
    { from: 'OPEN', to: 'RESOLVED', by: 'decision' },
    { from: 'IN_PROGRESS', to: 'RESOLVED', by: 'decision' },
    { from: 'WAITING', to: 'RESOLVED', by: 'decision' },
  ],
  reopen: [
    { from: 'RESOLVED', to: 'OPEN', by: 'author' },
    { from: 'RESOLVED', to: 'OPEN', by: 'admin' },
  ],
  // what is closed stays so: who has more to say begins another
  close: [
    { from: 'OPEN', to: 'CLOSED', by: 'admin' },
    { from: 'IN_PROGRESS', to: 'CLOSED', by: 'admin' },
    { from: 'WAITING', to: 'CLOSED', by: 'admin' },
    { from: 'RESOLVED', to: 'CLOSED', by: 'admin' },
    { from: 'RESOLVED', to: 'CLOSED', by: 'deadline' },
  ],
} as const satisfies Record<string, readonly Transition<TicketStatus, Mover>[]>
export type TicketMove = keyof typeof transitions

/** The move that asking for a status means. */
export const moveTo = {
  OPEN: 'reopen',
  IN_PROGRESS: 'take',
  WAITING: 'wait',
  RESOLVED: 'resolve',
  CLOSED: 'close',
} as const satisfies Record<TicketStatus, TicketMove>

const machine = stateMachine(transitions, {
  isMover: (by: Mover, actor: TicketActor, ticket: TicketFacts) => by === moverOf(actor, ticket),
  refusal: (lack) => (lack === 'mover' ? 'NOT_YOUR_TICKET' : 'TICKET_MOVE_NOT_POSSIBLE'),
  obstacle: (move, { authorId }) => (move === 'answer' && authorId === null ? 'TICKET_HAS_NO_READER' : undefined),
})

/**
 * The status that the move leads to. Guards the write.
 * @throws Refusal TICKET_MOVE_NOT_POSSIBLE in this state, NOT_YOUR_TICKET, TICKET_HAS_NO_READER
 */
export const nextTicketStatus: (actor: TicketActor, move: TicketMove, ticket: TicketFacts) => TicketStatus =
  machine.next

/** Whether the move is the actor's to make now. Draws the button. */
export const mayMoveTicket = machine.can

/** The statuses from which nobody but the given mover leads: what a statement that moves many at once looks for. */
export const statusesBefore = (move: TicketMove, mover: 'decision' | 'deadline'): TicketStatus[] =>
  transitions[move].filter(({ by }) => by === mover).map(({ from }) => from)

/** What a message of this person is. */
export const moveByMessage = (me: TicketPerson, { authorId }: TicketFacts, isInternal: boolean): TicketMove => {
  if (isInternal) return 'note'
  return me.id === authorId ? 'reply' : 'answer'
}

/** Who may know of a ticket: its author and administrators; of a guest's administrators alone. */
export const maySeeTicket = (reader: TicketPerson, { authorId }: Pick<TicketFacts, 'authorId'>): boolean =>
  reader.isAdmin || reader.id === authorId

/** Who reads notes and contacts: administrators, but not of what they asked for themselves. */
export const seesNotes = (reader: TicketPerson, { authorId }: Pick<TicketFacts, 'authorId'>): boolean =>
  reader.isAdmin && reader.id !== authorId

function moverOf(actor: TicketActor, { authorId }: TicketFacts): Mover | undefined {
  if (typeof actor === 'string') return actor
  if (actor.id === authorId) return 'author'
  return actor.isAdmin ? 'admin' : undefined
}
