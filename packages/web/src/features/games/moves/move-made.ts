import type { Game } from '@matchbol/core/games/game-shapes'
import { ApiError } from '../../../lib/api/api-error.ts'
import type { EnteredResult } from '../score-entry/game.ts'

/** A move as it was sent, about the game as it was seen. */
export type SentMove =
  | { name: 'accept'; slot: string | undefined }
  | { name: 'agree'; slot: string }
  | { name: 'confirm' }
  | { name: 'submit'; result: Pick<EnteredResult, 'score' | 'scoreDetails'>; myId: number }

/**
 * The answer of an earlier attempt that was lost on its way, where the refusal of the second shows that it had been made: the
 * present game is one version on and stands as the move would have left it. Otherwise undefined.
 */
export function madeBefore(error: unknown, seen: Game, sent: SentMove): { data: Game } | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const present = error.data as Partial<Game> | undefined
  if (present?.id !== seen.id || present.version !== seen.version + 1) return undefined
  return isMade(present as Game, seen, sent) ? { data: present as Game } : undefined
}

function isMade(present: Game, seen: Game, sent: SentMove): boolean {
  const { status, agreedAt, slotsBy, score, submittedBy, abandonedScore } = present
  switch (sent.name) {
    case 'accept':
      return status === 'ACCEPTED' && (!sent.slot || isSame(agreedAt, sent.slot))
    case 'agree':
      return status === 'ACCEPTED' && slotsBy === null && isSame(agreedAt, sent.slot)
    case 'confirm':
      return status === 'COMPLETED' && score === seen.score
    case 'submit':
      if (sent.result.scoreDetails.outcome === 'ABANDONED')
        return status === 'ACCEPTED' && abandonedScore !== null && score === sent.result.score
      return status === 'PENDING_CONFIRMATION' && submittedBy === sent.myId && score === sent.result.score
  }
}

const isSame = (one: string | null, other: string) => one !== null && Date.parse(one) === Date.parse(other)
