import type { MatchFormat } from '../../leagues/match-format.ts'
import { followSets } from './follow-sets.ts'
import { setAgrees } from './score-agrees.ts'
import type { BySide, PlayedSet } from './score-details.ts'

/** A score at which a game was broken off, as the entry of a result begins with it. */
export interface KeptScore {
  finished: PlayedSet[]
  /** The set in which it was broken off. */
  open?: PlayedSet
}

/** Splits the sets of a game that was broken off. Throws RangeError for sets that cannot be. */
export function keptScoreOf(sets: readonly PlayedSet[], format: MatchFormat): KeptScore {
  const course = followSets(sets, format)
  if ('fault' in course) throw new RangeError('These sets cannot be')
  const open = course.isSetOpen ? sets.at(-1) : undefined
  return open ? { finished: sets.slice(0, -1), open } : { finished: [...sets] }
}

/**
 * Whether a game can have gone on from the sets at which it was broken off to these later ones: what was finished is equal, what was
 * not has come at least as far. Both must be possible in the format; that is asked elsewhere.
 */
export function continuesScore(kept: readonly PlayedSet[], later: readonly PlayedSet[], format: MatchFormat): boolean {
  const { finished, open } = keptScoreOf(kept, format)
  const isEqual = (set: PlayedSet, index: number) => {
    const same = later[index]
    return same !== undefined && setAgrees(set, same)
  }
  return finished.every(isEqual) && (!open || continuesSet(open, later[finished.length]))
}

/** Whether an unfinished set can have come to stand like this. */
export function continuesSet(open: PlayedSet, later: PlayedSet | undefined): boolean {
  if (!later || 'a' in open !== 'a' in later) return false
  if ('a' in open && 'a' in later && !isAtLeast(later, open)) return false
  return isTiebreakContinued(open, later)
}

/** Points of a tie-break that only one of two scores gives are no contradiction. */
const isTiebreakContinued = (open: PlayedSet, later: PlayedSet) =>
  !open.tiebreak || !later.tiebreak || isAtLeast(later.tiebreak, open.tiebreak)

const isAtLeast = (later: BySide<number>, open: BySide<number>) => later.a >= open.a && later.b >= open.b
