import { Refusal } from '../shared/refusal.ts'
import { DEFAULT_POINTS_RULE } from './default-points.ts'
import type { LeagueRules } from './league-shapes.ts'
import { DEFAULT_FORMAT } from './match-format.ts'

/** What a league plays by until its administrator says otherwise: two sets, then a match tie-break to 10. */
export const DEFAULT_LEAGUE_RULES: LeagueRules = {
  format: DEFAULT_FORMAT,
  pointsRule: DEFAULT_POINTS_RULE,
  autoConfirmHours: 24,
  inviteExpiryDays: 3,
  playWithinDays: 14,
  maxOpenGames: 4,
  rematchAfterDays: 14,
  crossCategory: true,
}

/** A league or a category that one may join: both open, and the category the league's own. */
export function checkJoinable(
  league: { id: number; isActive: boolean },
  category: { leagueId: number; isActive: boolean } | null,
) {
  if (!league.isActive) throw new Refusal('LEAGUE_INACTIVE')
  if (category && category.leagueId !== league.id) throw new Refusal('CATEGORY_OF_OTHER_LEAGUE')
  if (category && !category.isActive) throw new Refusal('CATEGORY_INACTIVE')
}

/** A person acts for themselves; for another only an administrator does. @returns the id of who is acted for */
export function actsFor(me: { id: number; isAdmin: boolean }, userId: number | undefined): number {
  if (userId !== undefined && userId !== me.id && !me.isAdmin) throw new Refusal('FORBIDDEN')
  return userId ?? me.id
}
