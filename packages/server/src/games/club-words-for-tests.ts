import type { GameFacts, GameMove } from '@matchbol/core/games/rules'
import { scored } from './court-for-tests.ts'

/** A game as the state table and the deadlines know it. */
export interface ClubGame extends GameFacts {
  id: number
  version: number
  slots: Date[]
  agreedAt: Date | null
  expiresAt: Date | null
  playBy: Date | null
  confirmBy: Date | null
  completedAt: Date | null
}

/** A word sent along with a move. */
export interface Word {
  version?: number
  slot?: Date
  slots?: Date[]
  reason?: string
  text?: string
  outcome?: 'COMPLETED' | 'ABANDONED' | 'WALKOVER'
  action?: 'CONFIRM' | 'CORRECT' | 'VOID'
}
export type ClubMove =
  | 'accept'
  | 'reject'
  | 'cancel'
  | 'reschedule'
  | 'agree'
  | 'submit'
  | 'confirm'
  | 'dispute'
  | 'withdraw'
  | 'decide'

/** A result as it is sent: by its text, or as a claim that the inviter won without playing. */
export const sentOf = ({ text = '6:4 6:4', outcome = 'COMPLETED' }: Word, inviterId: number, now: Date) => ({
  scoreDetails: { outcome, sets: outcome === 'WALKOVER' ? [] : scored(text).sets },
  completedAt: now,
  ...(outcome === 'WALKOVER' && { winnerId: inviterId }),
})

/** The move of the state table that a word means. */
export function moveOf(move: ClubMove, { outcome, action }: Word, { status }: GameFacts): GameMove {
  if (move === 'submit') return outcome === 'ABANDONED' ? 'abandon' : status === 'DISPUTED' ? 'resubmit' : 'submit'
  if (move !== 'decide') return move
  if (action === 'VOID') return 'void'
  return action === 'CORRECT' && status === 'COMPLETED' ? 'correct' : 'decide'
}
