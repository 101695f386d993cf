import type { GameFacts, GameMove } from '@matchbol/core/games/rules'
import type { ScoreDetails } from '@matchbol/core/games/score/score-details'
import { scored } from '../court.ts'

/** A game as the state table and the deadlines know it. */
export interface ClubGame extends GameFacts {
  id: number
  version: number
  slots: Date[]
  place: string | null
  proposedPlace: string | null
  agreedAt: Date | null
  acceptedAt: Date | null
  expiresAt: Date | null
  playBy: Date | null
  confirmBy: Date | null
  completedAt: Date | null
  abandonedScore: ScoreDetails | null
  abandonedAgreedAt: Date | null
  /** Who stands behind the disputed result while a corrected one waits, and when that ended. */
  disputed: Pick<ClubGame, 'submittedBy' | 'completedAt'> | null
}

export const blankGame = {
  id: 0,
  version: 1,
  isRecorded: false,
  wasResubmitted: false,
  submittedBy: null,
  slots: [],
  slotsBy: null,
  place: null,
  proposedPlace: null,
  agreedAt: null,
  acceptedAt: null,
  expiresAt: null,
  playBy: null,
  confirmBy: null,
  completedAt: null,
  abandonedScore: null,
  abandonedBy: null,
  abandonedAgreedAt: null,
  disputed: null,
} as const satisfies Partial<ClubGame>

/** A word sent along with a move. */
export interface Word {
  version?: number
  slot?: Date
  slots?: Date[]
  place?: string
  reason?: string
  text?: string
  outcome?: 'COMPLETED' | 'ABANDONED' | 'WALKOVER' | 'DEFAULTED' | 'RETIRED'
  /** The game ended so many hours ago. */
  hoursAgo?: number
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

/** A result as it is sent: by its text, or as a claim that the inviter won without playing it out. */
export const sentOf = (
  { text = '6:4 6:4', outcome = 'COMPLETED', hoursAgo = 0 }: Word,
  inviterId: number,
  now: Date,
) => ({
  scoreDetails: { outcome, sets: outcome === 'WALKOVER' ? [] : scored(text).sets },
  completedAt: new Date(now.getTime() - hoursAgo * 3_600_000),
  ...(['WALKOVER', 'DEFAULTED', 'RETIRED'].includes(outcome) && { winnerId: inviterId }),
})

/** The move of the state table that a word means. */
export function moveOf(move: ClubMove, { outcome, action }: Word, { status }: GameFacts): GameMove {
  if (move === 'submit') return outcome === 'ABANDONED' ? 'abandon' : status === 'DISPUTED' ? 'resubmit' : 'submit'
  if (move !== 'decide') return move
  if (action === 'VOID') return 'void'
  return action === 'CORRECT' && status === 'COMPLETED' ? 'correct' : 'decide'
}
