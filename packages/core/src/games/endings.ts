import { MINUTE } from '../shared/durations.ts'
import { Refusal } from '../shared/refusal.ts'
import { isRateable } from './rated-outcome.ts'
import type { TrueScore } from './score/judge-score.ts'
import type { Outcome, PlayedScore, PlayedSet } from './score/score-details.ts'

/** Why a result is entered: by a player of an agreed or a disputed game, for a game played already, or by an administrator. */
export type ResultPurpose = 'submit' | 'resubmit' | 'record' | 'decide'

/** How the game may be said to have ended. What a player claims, or breaks off, is bound to the agreed time besides. */
export const allowedOutcomes: Record<ResultPurpose, readonly Outcome[]> = {
  submit: ['COMPLETED', 'RETIRED', 'WALKOVER', 'DEFAULTED', 'ABANDONED'],
  resubmit: ['COMPLETED', 'RETIRED', 'WALKOVER', 'DEFAULTED'],
  record: ['COMPLETED', 'RETIRED'],
  decide: ['COMPLETED', 'RETIRED', 'WALKOVER', 'DEFAULTED', 'DOUBLE_DEFAULT'],
}

/**
 * Leaves to an administrator what is theirs. A win without play that may not be claimed is refused by `checkClaim`, which says why.
 * @throws Refusal OUTCOME_FOR_ADMIN
 */
export function checkOutcome(purpose: Exclude<ResultPurpose, 'decide'>, outcome: Outcome) {
  if (!allowedOutcomes[purpose].includes(outcome) && !isUnplayedWin(outcome)) throw new Refusal('OUTCOME_FOR_ADMIN')
}

/** A win without play is claimed no sooner than this many minutes after the agreed time. */
export const CLAIM_AFTER_MINUTES = 15

/**
 * Whether a result gives somebody a win that was not played for: a walkover, a default, or a retirement before a first set was
 * finished or either side had four games. Such a claim is bound to the agreed time.
 */
export function isClaim(outcome: Outcome, score: Pick<TrueScore, 'setsWon' | 'gamesWon'>): boolean {
  if (outcome === 'RETIRED') return !isRateable(outcome, score)
  return isUnplayedWin(outcome)
}

const isUnplayedWin = (outcome: Outcome) => outcome === 'WALKOVER' || outcome === 'DEFAULTED'

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
