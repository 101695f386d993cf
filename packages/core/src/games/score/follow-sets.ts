import { type MatchFormat, type MatchTiebreak, type SetShape, setsToWin, stageOf } from '../../leagues/match-format.ts'
import type { BySide, PlayedSet, Side } from './score-details.ts'
import type { Fault, ScoreFault } from './score-fault.ts'
import { type Standing, setStanding, tiebreakStanding } from './standing.ts'

/** How a game went, as far as its sets tell. */
export interface Course {
  setsWon: BySide<number>
  /** Games of unfinished sets included; a match tie-break is one game for its winner. */
  gamesWon: BySide<number>
  /** The last set was begun and not finished. */
  isSetOpen: boolean
  /** The side that has won enough sets. */
  winner?: Side
}

/** Follows the sets in order, up to the first that cannot be. */
export function followSets(sets: readonly PlayedSet[], format: MatchFormat): Course | { fault: Fault } {
  const course: Course = { setsWon: { a: 0, b: 0 }, gamesWon: { a: 0, b: 0 }, isSetOpen: false }
  for (const [index, set] of sets.entries()) {
    const number = index + 1
    if (course.winner) return { fault: { set: number, reason: 'SET_AFTER_END' } }
    if (course.isSetOpen) return { fault: unfinished(index, format) }
    const verdict = judgeSet(set, stageOf(format, number))
    if (typeof verdict === 'object') return { fault: { set: number, reason: verdict.reason } }
    addGames(course.gamesWon, set, verdict)
    if (verdict === 'open') course.isSetOpen = true
    else if (++course.setsWon[verdict] === setsToWin(format)) course.winner = verdict
  }
  return course
}

/** The fault of a set that had to be finished. */
export const unfinished = (setNumber: number, format: MatchFormat): Fault => ({
  set: setNumber,
  reason: stageOf(format, setNumber).kind === 'set' ? 'SET_UNFINISHED' : 'TIEBREAK_UNFINISHED',
})

function addGames(won: BySide<number>, set: PlayedSet, verdict: Side | 'open') {
  if ('a' in set) {
    won.a += set.a
    won.b += set.b
  } else if (verdict !== 'open') won[verdict] += 1
}

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
