import { judgeSet } from '@matchbol/core/games/judge-set'
import type { PlayedSet, ScoreDetails } from '@matchbol/core/games/score-details'
import { otherSide } from '@matchbol/core/games/side'
import { formatOf, stageOf } from '@matchbol/core/leagues/match-format'
import { type Draft, startDraft, stopGame } from './score-entry-draft.ts'
import { type GameToEnter, sideOf } from './score-entry-game.ts'

type Kept = Pick<GameToEnter, 'a' | 'b' | 'format' | 'scoreDetails' | 'winnerId'>

/**
 * With what score entry opens: a result that is to be corrected as it was sent, a game that was broken off after its finished
 * sets, any other game at the first set.
 */
export function startOf(game: Kept): Draft {
  const { scoreDetails } = game
  if (!scoreDetails) return startDraft([])
  return scoreDetails.outcome === 'ABANDONED' ? startDraft(finishedSets(game)) : asSent(game, scoreDetails)
}

/** The opponent did not come: nothing to enter, everything to look at once more. */
export const notCome = (): Draft => stopGame(startDraft([]), { outcome: 'WALKOVER', by: 'b', unfinished: null })

function asSent(game: Kept, { outcome, sets }: ScoreDetails): Draft {
  const finished = finishedSets(game)
  if (outcome === 'COMPLETED') return { ...startDraft(finished), step: { name: 'review' } }
  const winner = game.winnerId === null ? null : sideOf(game, game.winnerId)
  const unfinished = sets[finished.length] ?? null
  return stopGame(startDraft(finished), { outcome, by: winner && otherSide(winner), unfinished })
}

function finishedSets({ scoreDetails, format }: Kept): PlayedSet[] {
  return (scoreDetails?.sets ?? []).filter((set, index) => {
    const verdict = judgeSet(set, stageOf(formatOf(format), index + 1))
    return verdict === 'a' || verdict === 'b'
  })
}
