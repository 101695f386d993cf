import type { LeagueRules } from '../leagues/league-shapes.ts'
import { DAY, HOUR } from '../shared/durations.ts'
import type { Outcome } from './score/score-details.ts'

/** Days after playWithinDays in which a result may still be entered. */
export const GRACE_DAYS = 7
/** Hours that a walkover, a default or a retirement stays open at least. */
export const CLAIM_HOURS = 48
/** A cancellation this close to the agreed time is marked late. */
export const LATE_HOURS = 24

/** When an unanswered invitation expires: after inviteExpiryDays, and no later than its last proposed time. */
export function expiresAt(now: Date, slots: readonly Date[], rules: Pick<LeagueRules, 'inviteExpiryDays'>): Date {
  const byRule = now.getTime() + rules.inviteExpiryDays * DAY
  return new Date(slots.length ? Math.min(byRule, Math.max(...slots.map(Number))) : byRule)
}

/** Until when an accepted game may be played and its result entered, counted from the agreed time or from accepting. */
export const playBy = (agreedOrAccepted: Date, rules: Pick<LeagueRules, 'playWithinDays'>) =>
  new Date(agreedOrAccepted.getTime() + (rules.playWithinDays + GRACE_DAYS) * DAY)

/**
 * When a result stands by itself, counted from the agreed time where that is still ahead: people may play earlier, but nobody has to
 * look before. Never for a result corrected after a dispute.
 */
export function confirmBy(
  now: Date,
  agreedAt: Date | null,
  outcome: Outcome,
  rules: Pick<LeagueRules, 'autoConfirmHours'>,
  wasResubmitted: boolean,
): Date | null {
  if (wasResubmitted) return null
  const wasPlayedOut = outcome === 'COMPLETED'
  const from = Math.max(now.getTime(), agreedAt?.getTime() ?? 0)
  return new Date(from + Math.max(rules.autoConfirmHours, wasPlayedOut ? 0 : CLAIM_HOURS) * HOUR)
}

/** Whether cancelling now lets the opponent down on the day. */
export const isLateCancellation = (now: Date, agreedAt: Date | null) =>
  agreedAt !== null && agreedAt.getTime() - now.getTime() < LATE_HOURS * HOUR
