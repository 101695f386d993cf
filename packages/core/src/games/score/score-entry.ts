import { type MatchFormat, type SetShape, stageOf } from '../../leagues/match-format.ts'
import { continuesSet } from './continue-score.ts'
import { followSets } from './follow-sets.ts'
import type { BySide, PlayedSet, Side } from './score-details.ts'
import { gamesToWin, pointsToWin } from './standing.ts'

/** One way in which the next set, or a tie-break, can end. */
export interface EntryOption {
  wonBy: Side
  /** Games of a set, points of a tie-break. */
  score: BySide<number>
  /** The set was decided by a tie-break, whose points can be asked for next. */
  needsTiebreak: boolean
  /** The first of the long tie-breaks: the same with two points between them may go on without end. */
  isOpenEnded: boolean
}

export type NextEntry =
  | { done: true; winner: Side }
  | {
      done: false
      kind: 'set' | 'match-tiebreak'
      /** Counted from 1. */
      setNumber: number
      /** Points that the tie-break of this set, or the match tie-break, is played to. */
      tiebreakTo: number
      options: readonly EntryOption[]
    }

const SIDES = ['a', 'b'] as const

/**
 * How a game can go on after these sets, each of them finished: the ways in which the next set can end, those won by side a first, or
 * that nothing follows. Throws RangeError for sets that cannot be.
 * @param open the next set as far as it was played before the game was broken off
 */
export function nextEntry(sets: readonly PlayedSet[], format: MatchFormat, open?: PlayedSet): NextEntry {
  const course = followSets(sets, format)
  if ('fault' in course || course.isSetOpen) throw new RangeError('These sets cannot be continued')
  if (course.winner) return { done: true, winner: course.winner }
  const setNumber = sets.length + 1
  const stage = stageOf(format, setNumber)
  const options = SIDES.flatMap((side) =>
    stage.kind === 'set' ? setOptions(stage, side, open) : tiebreakOptions(stage.to, side, open?.tiebreak),
  )
  return {
    done: false,
    kind: stage.kind,
    setNumber,
    tiebreakTo: stage.kind === 'set' ? stage.tiebreakTo : stage.to,
    options,
  }
}

/**
 * The ways in which a side can win a tie-break to so many points: to love first, the open-ended one last.
 * @param open its points when the game was broken off; the open-ended one is offered still, as it stands for all that are longer
 */
export const tiebreakOptions = (to: number, wonBy: Side, open?: BySide<number>): EntryOption[] =>
  countTo(to - 1)
    .map((low) => ({
      wonBy,
      score: tiebreakWonAgainst(low, to, wonBy),
      needsTiebreak: false,
      isOpenEnded: low === to - 1,
    }))
    .filter(({ score, isOpenEnded }) => !open || isOpenEnded || continuesSet({ tiebreak: open }, { tiebreak: score }))

/** Points of a tie-break that one side won while the other had `low`. */
export const tiebreakWonAgainst = (low: number, to: number, wonBy: Side) => scored(pointsToWin(low, to), low, wonBy)

/** The set that a choice stands for, with the points of its tie-break where they are known. */
export function chosenSet(
  kind: 'set' | 'match-tiebreak',
  { score }: EntryOption,
  tiebreak?: BySide<number>,
): PlayedSet {
  if (kind === 'match-tiebreak') return { tiebreak: score }
  return tiebreak ? { ...score, tiebreak } : score
}

const setOptions = (shape: SetShape, wonBy: Side, open: PlayedSet | undefined): EntryOption[] =>
  countTo(shape.tiebreakAt)
    .map((low) => ({
      wonBy,
      score: scored(gamesToWin(low, shape), low, wonBy),
      needsTiebreak: low === shape.tiebreakAt,
      isOpenEnded: false,
    }))
    .filter(({ score }) => !open || continuesSet(open, score))

const scored = (high: number, low: number, wonBy: Side) => (wonBy === 'a' ? { a: high, b: low } : { a: low, b: high })

const countTo = (last: number) => Array.from({ length: last + 1 }, (_, number) => number)
