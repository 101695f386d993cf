import { type ResultPurpose, scoreOfAbsence } from '@matchbol/core/games/endings'
import { keptScoreOf } from '@matchbol/core/games/score/continue-score'
import { formatScore } from '@matchbol/core/games/score/format-score'
import type { ScoreDetails } from '@matchbol/core/games/score/score-details'
import { otherSide } from '@matchbol/core/games/score/side'
import { formatOf } from '@matchbol/core/leagues/match-format'
import { type Draft, notCome, startDraft, stopGame } from './draft.ts'
import { type EntryStart, type GameToEnter, sideOf } from './game.ts'

type Known = Pick<GameToEnter, 'a' | 'b' | 'format' | 'scoreDetails' | 'abandonedScore' | 'winnerId'>

/**
 * With what score entry opens: a result that is to be corrected as it was sent, a game that was broken off at its kept score, any
 * other game at the first set. What a player enters continues the kept score, what an administrator decides need not.
 */
export function startOf(game: Known, purpose: ResultPurpose, start: EntryStart = 'score'): Draft {
  const { scoreDetails, abandonedScore, format } = game
  const kept = abandonedScore ? keptScoreOf(abandonedScore.sets, formatOf(format)) : undefined
  const begun = startDraft(kept?.finished ?? [], purpose === 'decide' ? undefined : kept)
  if (start === 'notCome') return notCome(begun)
  if (!scoreDetails || scoreDetails.outcome === 'ABANDONED') return begun
  if (purpose !== 'decide' && isAbsence(scoreDetails, abandonedScore)) return asAbsence(begun, game, scoreDetails)
  return asSent(begun, game, scoreDetails)
}

/** As «did not come» is claimed; disqualification at any other score is an ending of a game that was played. */
const isAbsence = ({ outcome, sets }: ScoreDetails, abandonedScore: Known['abandonedScore']) =>
  outcome !== 'COMPLETED' && formatScore(scoreOfAbsence(abandonedScore), null) === formatScore({ outcome, sets }, null)

/** Nothing was entered: one step back is the first set, where a score and every other ending can be chosen. */
function asAbsence(begun: Draft, game: Known, { outcome, sets }: ScoreDetails): Draft {
  const { stop } = asSent(begun, game, { outcome, sets })
  return { ...begun, stop, step: { name: 'review', ofAbsence: true } }
}

function asSent(begun: Draft, game: Known, { outcome, sets }: ScoreDetails): Draft {
  const { finished, open = null } = keptScoreOf(sets, formatOf(game.format))
  const draft: Draft = { ...begun, sets: finished, step: { name: 'review' } }
  if (outcome === 'COMPLETED') return draft
  const winner = game.winnerId === null ? null : sideOf(game, game.winnerId)
  return stopGame(draft, { outcome, by: winner && otherSide(winner), unfinished: open })
}
