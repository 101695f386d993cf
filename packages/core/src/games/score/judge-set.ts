import type { MatchTiebreak, SetShape } from '../../leagues/match-format.ts'
import type { BySide, PlayedSet } from './score-details.ts'
import type { ScoreFault } from './score-fault.ts'
import { type Standing, setStanding, tiebreakStanding } from './standing.ts'

/** Who won the set or that it goes on, or why it cannot be. */
type SetVerdict = Exclude<Standing, 'impossible'> | { reason: ScoreFault }

/** Judges one set by what was to be played. A set decided by a tie-break may leave out its points. */
export function judgeSet(set: PlayedSet, stage: SetShape | MatchTiebreak): SetVerdict {
  if (stage.kind === 'set') return 'a' in set ? judgeGames(set, stage) : { reason: 'SET_MUST_HAVE_GAMES' }
  return 'a' in set ? { reason: 'DECIDER_MUST_BE_TIEBREAK' } : judgePoints(set.tiebreak, stage.to)
}

function judgeGames(set: Extract<PlayedSet, { a: number }>, shape: SetShape): SetVerdict {
  const won = setStanding(set, shape)
  if (won === 'impossible') return { reason: 'SET_IMPOSSIBLE' }
  if (!set.tiebreak) return won
  if (Math.min(set.a, set.b) < shape.tiebreakAt) return { reason: 'TIEBREAK_NOT_ALLOWED' }
  const tiebreak = judgePoints(set.tiebreak, shape.tiebreakTo)
  if (tiebreak === won || typeof tiebreak === 'object') return tiebreak
  return { reason: tiebreak === 'open' ? 'TIEBREAK_UNFINISHED' : 'TIEBREAK_CONTRADICTS' }
}

function judgePoints(points: BySide<number>, to: number): SetVerdict {
  const standing = tiebreakStanding(points, to)
  return standing === 'impossible' ? { reason: 'TIEBREAK_IMPOSSIBLE' } : standing
}
