import { Refusal } from '../shared/refusal.ts'
import type { PlayedSet } from './score/score-details.ts'

/** Whether at least one game or one point of a tie-break was played. */
export const hasBegun = (sets: readonly PlayedSet[]): boolean =>
  sets.some((set) => ('a' in set && set.a + set.b > 0) || (set.tiebreak && set.tiebreak.a + set.tiebreak.b > 0))

/** Whether a game cannot be broken off yet, because the time agreed upon has not come. */
export const isBeforeGame = (agreedAt: Date | null, now: Date): agreedAt is Date => agreedAt !== null && now < agreedAt

/**
 * Only a game that can have begun is broken off.
 * @throws Refusal ABANDONED_TOO_EARLY with the agreed time, SCORE_IMPOSSIBLE where nothing was played
 */
export function checkBrokenOff(sets: readonly PlayedSet[], agreedAt: Date | null, now: Date) {
  if (isBeforeGame(agreedAt, now)) throw new Refusal('ABANDONED_TOO_EARLY', { until: agreedAt.toISOString() })
  if (!hasBegun(sets)) throw new Refusal('SCORE_IMPOSSIBLE', { fault: 'SETS_NEEDED' })
}
