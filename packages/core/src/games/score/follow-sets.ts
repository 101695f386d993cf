import { type MatchFormat, setsToWin, stageOf } from '../../leagues/match-format.ts'
import { judgeSet } from './judge-set.ts'
import type { BySide, PlayedSet, Side } from './score-details.ts'
import type { Fault } from './score-fault.ts'

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
