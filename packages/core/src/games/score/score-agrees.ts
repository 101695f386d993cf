import type { MatchFormat } from '../../leagues/match-format.ts'
import { seenFromB } from './format-score.ts'
import { parseScore } from './parse-score.ts'
import type { BySide, PlayedScore, PlayedSet, Side } from './score-details.ts'

/**
 * Whether a text sent along with a score says the same, winner first, however it is written. Points of a tie-break that only one
 * of them gives are no contradiction.
 */
export function scoreAgrees(
  text: string,
  { outcome, sets }: PlayedScore,
  format: MatchFormat,
  winner: Side | null,
): boolean {
  const read = parseScore(text, format)
  if (!read.ok || read.details.outcome !== outcome || read.details.sets.length !== sets.length) return false
  return sets.every((set, index) => {
    const said = read.details.sets[index]
    return said && setAgrees(said, winner === 'b' ? seenFromB(set) : set)
  })
}

/** Whether two ways of telling a set tell the same one. */
export function setAgrees(said: PlayedSet, played: PlayedSet): boolean {
  if (said.tiebreak && played.tiebreak && !isSame(said.tiebreak, played.tiebreak)) return false
  return 'a' in said && 'a' in played ? isSame(said, played) : 'a' in said === 'a' in played
}

const isSame = (one: BySide<number>, other: BySide<number>) => one.a === other.a && one.b === other.b
