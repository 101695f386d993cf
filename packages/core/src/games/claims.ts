import { MINUTE } from '../shared/durations.ts'
import { Refusal } from '../shared/refusal.ts'
import { isRateable } from './rated-outcome.ts'
import type { TrueScore } from './score/judge-score.ts'
import type { Outcome, PlayedScore } from './score/score-details.ts'

/** A win without play is claimed no sooner than this many minutes after the agreed time. */
export const CLAIM_AFTER_MINUTES = 15

/**
 * Whether a result gives somebody a win that was not played for: a walkover, a default, or a retirement before a first set was
 * finished or either side had four games. Such a claim is bound to the agreed time.
 */
export function isClaim(outcome: Outcome, score: Pick<TrueScore, 'setsWon' | 'gamesWon'>): boolean {
  if (outcome === 'RETIRED') return !isRateable(outcome, score)
  return outcome === 'WALKOVER' || outcome === 'DEFAULTED'
}

/** From when a win without play may be claimed; null where no time was agreed upon, so never. */
export const claimFrom = (agreedAt: Date | null): Date | null =>
  agreedAt && new Date(agreedAt.getTime() + CLAIM_AFTER_MINUTES * MINUTE)

/** @throws Refusal CLAIM_WITHOUT_TIME, CLAIM_TOO_EARLY with the moment from which it may be made */
export function checkClaim(agreedAt: Date | null, now: Date) {
  const from = claimFrom(agreedAt)
  if (!from) throw new Refusal('CLAIM_WITHOUT_TIME')
  if (now < from) throw new Refusal('CLAIM_TOO_EARLY', { until: from.toISOString() })
}

/**
 * The score to send when the opponent did not come: a walkover, or a default at the score at which the game was broken off before,
 * because who has begun to play can no longer fail to appear.
 * @param abandoned the kept score of a game broken off, if there is one
 */
export const scoreOfAbsence = (abandoned: PlayedScore | null): PlayedScore =>
  abandoned && abandoned.sets.length > 0
    ? { outcome: 'DEFAULTED', sets: abandoned.sets }
    : { outcome: 'WALKOVER', sets: [] }
