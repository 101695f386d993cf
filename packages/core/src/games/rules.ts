import { stateMachine, type Transition } from '../shared/state-machine.ts'
import type { Move } from './game-log.ts'
import type { GameStatus } from './game-shapes.ts'

/**
 * Who a move belongs to. `answerer` is the player who did not propose the times on the table, `other` the one who did not enter the
 * result, or the score of a game broken off.
 */
type Mover = 'inviter' | 'invitee' | 'either' | 'submitter' | 'other' | 'answerer' | 'admin' | 'deadline' | 'departure'

/** Only for games accepted on the site, for those recorded after the fact, for either once a dispute was answered, or broken off. */
type Condition = 'invited' | 'recorded' | 'corrected' | 'brokenOff'

/** The part of a game that decides what may happen to it. */
export interface GameFacts {
  status: GameStatus
  inviterId: number
  inviteeId: number
  submittedBy: number | null
  slotsBy: number | null
  isRecorded: boolean
  /** Who broke it off, as long as the other has not gone on from that score. */
  abandonedBy: number | null
  /** A dispute was answered with a corrected result; there is no second one. */
  wasResubmitted: boolean
}

export interface PersonActing {
  id: number
  isAdmin: boolean
}
/**
 * `commandLine` is whoever keeps the server: they decide as an administrator who plays in no game. `departure` is a player's leaving, by
 * whoever's hand: it takes their open games with it.
 */
export type Actor = PersonActing | 'deadline' | 'commandLine' | 'departure'

/** The moves that begin a game, and the status in which each does. */
export const beginnings = {
  invite: 'PENDING',
  record: 'PENDING_CONFIRMATION',
  import: 'COMPLETED',
} as const satisfies Partial<Record<Move, GameStatus>>
export type Beginning = keyof typeof beginnings

/** The state machine: for each move, the statuses it leads from, the one it leads to, and whose move it is. */
export const transitions = {
  accept: [{ from: 'PENDING', to: 'ACCEPTED', by: 'invitee' }],
  reject: [{ from: 'PENDING', to: 'REJECTED', by: 'invitee' }],
  cancel: [
    { from: 'PENDING', to: 'CANCELLED', by: 'inviter' },
    { from: 'ACCEPTED', to: 'CANCELLED', by: 'either' },
    { from: 'PENDING', to: 'CANCELLED', by: 'departure' },
    { from: 'ACCEPTED', to: 'CANCELLED', by: 'departure' },
  ],
  expire: [
    { from: 'PENDING', to: 'EXPIRED', by: 'deadline' },
    { from: 'ACCEPTED', to: 'EXPIRED', by: 'deadline' },
  ],
  reschedule: [{ from: 'ACCEPTED', to: 'ACCEPTED', by: 'either' }],
  agree: [{ from: 'ACCEPTED', to: 'ACCEPTED', by: 'answerer' }],
  submit: [{ from: 'ACCEPTED', to: 'PENDING_CONFIRMATION', by: 'either' }],
  abandon: [{ from: 'ACCEPTED', to: 'ACCEPTED', by: 'either' }],
  resubmit: [{ from: 'DISPUTED', to: 'PENDING_CONFIRMATION', by: 'either' }],
  confirm: [{ from: 'PENDING_CONFIRMATION', to: 'COMPLETED', by: 'other' }],
  // A corrected result has no deadline: only the other player or an administrator completes it.
  autoConfirm: [
    { from: 'PENDING_CONFIRMATION', to: 'COMPLETED', by: 'deadline', when: 'invited' },
    { from: 'PENDING_CONFIRMATION', to: 'CANCELLED', by: 'deadline', when: 'recorded' },
  ],
  dispute: [
    { from: 'PENDING_CONFIRMATION', to: 'DISPUTED', by: 'other' },
    { from: 'ACCEPTED', to: 'ACCEPTED', by: 'other', when: 'brokenOff' },
  ],
  withdraw: [
    { from: 'PENDING_CONFIRMATION', to: 'ACCEPTED', by: 'submitter', when: 'invited' },
    { from: 'PENDING_CONFIRMATION', to: 'CANCELLED', by: 'submitter', when: 'recorded' },
    { from: 'PENDING_CONFIRMATION', to: 'DISPUTED', by: 'submitter', when: 'corrected' },
  ],
  decide: [
    { from: 'ACCEPTED', to: 'COMPLETED', by: 'admin' },
    { from: 'PENDING_CONFIRMATION', to: 'COMPLETED', by: 'admin' },
    { from: 'DISPUTED', to: 'COMPLETED', by: 'admin' },
  ],
  correct: [{ from: 'COMPLETED', to: 'COMPLETED', by: 'admin' }],
  void: [
    { from: 'ACCEPTED', to: 'CANCELLED', by: 'admin' },
    { from: 'PENDING_CONFIRMATION', to: 'CANCELLED', by: 'admin' },
    { from: 'DISPUTED', to: 'CANCELLED', by: 'admin' },
    { from: 'COMPLETED', to: 'CANCELLED', by: 'admin' },
  ],
} as const satisfies Record<Exclude<Move, Beginning>, readonly Transition<GameStatus, Mover, Condition>[]>

export type GameMove = keyof typeof transitions

/** Statuses in which a game still waits for somebody: one open game per pair and league. */
export const openStatuses = ['PENDING', 'ACCEPTED', 'PENDING_CONFIRMATION', 'DISPUTED'] as const satisfies GameStatus[]
export const isOpen = (status: GameStatus) => (openStatuses as readonly GameStatus[]).includes(status)

const machine = stateMachine(transitions, {
  holds: (when: Condition, game: GameFacts) =>
    when === 'brokenOff' ? game.abandonedBy !== null : when === courseOf(game),
  isMover,
  refusal(lack, _move, actor, game, owners) {
    if (lack !== 'mover') return 'MOVE_NOT_POSSIBLE'
    return owners.includes('admin') && isPlayerOf(actor, game) ? 'ADMIN_PLAYS_HERE' : 'NOT_YOUR_MOVE'
  },
  obstacle: (move, game) => (move === 'resubmit' && game.wasResubmitted ? 'CORRECTION_USED' : undefined),
})

/**
 * The status that the move leads to. Guards the write.
 * @throws Refusal MOVE_NOT_POSSIBLE in this state, NOT_YOUR_MOVE, ADMIN_PLAYS_HERE, CORRECTION_USED
 */
export const nextStatus: (actor: Actor, move: GameMove, game: GameFacts) => GameStatus = machine.next

/** Whether the move is the actor's to make now. Draws the button. */
export const can = machine.can

/** Everything the actor may do with the game now. */
export const movesOf = (actor: Actor, game: GameFacts): GameMove[] =>
  (Object.keys(transitions) as GameMove[]).filter((move) => can(actor, move, game))

export const isPlayerOf = (actor: Actor, game: Pick<GameFacts, 'inviterId' | 'inviteeId'>) =>
  typeof actor === 'object' && (actor.id === game.inviterId || actor.id === game.inviteeId)

const courseOf = ({ wasResubmitted, isRecorded }: GameFacts) =>
  wasResubmitted ? 'corrected' : isRecorded ? 'recorded' : 'invited'

function isMover(mover: Mover, actor: Actor, game: GameFacts): boolean {
  if (actor === 'deadline' || actor === 'departure') return mover === actor
  if (actor === 'commandLine') return mover === 'admin'
  const plays = isPlayerOf(actor, game)
  switch (mover) {
    case 'inviter':
      return actor.id === game.inviterId
    case 'invitee':
      return actor.id === game.inviteeId
    case 'either':
      return plays
    case 'submitter':
      return actor.id === game.submittedBy
    case 'other':
      return plays && actor.id !== (game.submittedBy ?? game.abandonedBy)
    case 'answerer':
      return plays && game.slotsBy !== null && actor.id !== game.slotsBy
    case 'admin':
      return actor.isAdmin && !plays
    case 'deadline':
    case 'departure':
      return false
  }
}
