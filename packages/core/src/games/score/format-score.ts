import type { Outcome, PlayedScore, PlayedSet, Side } from './score-details.ts'
import { swapSides } from './side.ts'

const ENDINGS: Record<Outcome, string> = {
  COMPLETED: '',
  RETIRED: 'RET',
  WALKOVER: 'W.O.',
  DEFAULTED: 'DEF',
  DOUBLE_DEFAULT: 'DEF/DEF',
  ABANDONED: 'ABN',
}

/**
 * Writes a score that `judgeScore` accepts, winner first (side a where nobody won): `6:4 3:6 [10:8]`, `7:6(5)` with the points of
 * the side that lost the tie-break, `6:6(3:2) RET` where it was not finished.
 */
export function formatScore({ outcome, sets }: PlayedScore, winner: Side | null): string {
  const written = sets.map((set) => writeSet(winner === 'b' ? seenFromB(set) : set))
  return [...written, ENDINGS[outcome]].filter(Boolean).join(' ')
}

/** The same set with its sides exchanged. */
export function seenFromB(set: PlayedSet): PlayedSet {
  const tiebreak = set.tiebreak && swapSides(set.tiebreak)
  if ('a' in set) return { ...swapSides(set), ...(tiebreak && { tiebreak }) }
  return { tiebreak: swapSides(set.tiebreak) }
}

function writeSet(set: PlayedSet): string {
  const { tiebreak } = set
  if (!('a' in set)) return `[${set.tiebreak.a}:${set.tiebreak.b}]`
  const games = `${set.a}:${set.b}`
  if (!tiebreak) return games
  return set.a === set.b ? `${games}(${tiebreak.a}:${tiebreak.b})` : `${games}(${Math.min(tiebreak.a, tiebreak.b)})`
}
