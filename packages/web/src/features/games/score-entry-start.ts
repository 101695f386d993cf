import { keptScoreOf } from '@matchbol/core/games/continue-score'
import type { ScoreDetails } from '@matchbol/core/games/score-details'
import { otherSide } from '@matchbol/core/games/side'
import { formatOf } from '@matchbol/core/leagues/match-format'
import { type Draft, notCome, startDraft, stopGame } from './score-entry-draft.ts'
import { type EntryPurpose, type EntryStart, type GameToEnter, sideOf } from './score-entry-game.ts'

type Known = Pick<GameToEnter, 'a' | 'b' | 'format' | 'scoreDetails' | 'abandonedScore' | 'winnerId'>

/**
 * With what score entry opens: a result that is to be corrected as it was sent, a game that was broken off at its kept score, any
 * other game at the first set. What a player enters continues the kept score, what an administrator decides need not.
 */
export function startOf(game: Known, purpose: EntryPurpose, start: EntryStart = 'score'): Draft {
  const { scoreDetails, abandonedScore, format } = game
  const kept = abandonedScore ? keptScoreOf(abandonedScore.sets, formatOf(format)) : undefined
  const begun = startDraft(kept?.finished ?? [], purpose === 'decide' ? undefined : kept)
  if (start === 'notCome') return notCome(begun)
  if (!scoreDetails || scoreDetails.outcome === 'ABANDONED') return begun
  return asSent(begun, game, scoreDetails)
}

function asSent(begun: Draft, game: Known, { outcome, sets }: ScoreDetails): Draft {
  const { finished, open = null } = keptScoreOf(sets, formatOf(game.format))
  const draft: Draft = { ...begun, sets: finished, step: { name: 'review' } }
  if (outcome === 'COMPLETED') return draft
  const winner = game.winnerId === null ? null : sideOf(game, game.winnerId)
  return stopGame(draft, { outcome, by: winner && otherSide(winner), unfinished: open })
}
