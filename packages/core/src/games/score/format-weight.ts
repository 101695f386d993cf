import type { MatchFormat } from '../../leagues/match-format.ts'

const FULL_SET = 6
const PRO_SET = 8

/**
 * F of the rating formula in `ratings/rating.ts`: how much a result in this format says, from 0 to 1. Best of three or five is 1, with a
 * deciding match tie-break 0.9, short sets and a pro set 0.7, a single set 0.5. It goes by the format, also when no deciding set
 * was needed.
 */
export function formatWeight({ bestOf, set, decider }: MatchFormat): number {
  if (bestOf === 1) return set.to >= PRO_SET ? 0.7 : 0.5
  if (set.to < FULL_SET) return 0.7
  return decider?.kind === 'match-tiebreak' ? 0.9 : 1
}
