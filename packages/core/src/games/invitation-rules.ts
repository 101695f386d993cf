import type { LeagueRules } from '../leagues/league-shapes.ts'
import { DAY } from '../shared/durations.ts'
import { Refusal } from '../shared/refusal.ts'

/** Proposed times lie within this many days. */
export const SLOT_DAYS = 60

/** A player of the game to be, as a member of its league. `null` for somebody who is not an active member. */
export interface Contender {
  id: number
  categoryId: number | null
  pausedUntil: Date | null
  openGames: number
}

export interface Pairing {
  me: Contender | null
  opponent: Contender | null
  isLeagueActive: boolean
  hasOpenGame: boolean
  /** When the two ended their completed games in this league. */
  playedAt: readonly Date[]
  rules: Pick<LeagueRules, 'crossCategory' | 'maxOpenGames' | 'rematchAfterDays'>
}

/**
 * Whether two members may begin a game at this moment; for a game already played, the moment it was played.
 * @throws Refusal with the first rule that stands against it
 */
export function checkPairing({ me, opponent, isLeagueActive, hasOpenGame, playedAt, rules }: Pairing, at: Date) {
  if (!isLeagueActive) throw new Refusal('LEAGUE_INACTIVE')
  if (!me) throw new Refusal('NOT_A_MEMBER')
  if (!opponent) throw new Refusal('OPPONENT_NOT_A_MEMBER')
  if (me.id === opponent.id) throw new Refusal('OPPONENT_IS_SELF')
  if (!rules.crossCategory && me.categoryId !== opponent.categoryId) throw new Refusal('CATEGORIES_DIFFER')
  if (hasOpenGame) throw new Refusal('OPEN_GAME_EXISTS')
  const limit = { limit: rules.maxOpenGames }
  if (me.openGames >= rules.maxOpenGames) throw new Refusal('TOO_MANY_OPEN_GAMES', limit)
  if (opponent.openGames >= rules.maxOpenGames) throw new Refusal('OPPONENT_HAS_TOO_MANY_OPEN_GAMES', limit)
  checkRematch(playedAt, at, rules)
}

/**
 * Between two games of a pair lie the league's days, whichever of them was played first; 0 days are none.
 * @throws Refusal REMATCH_TOO_SOON with the moment from which they may meet again
 */
export function checkRematch(playedAt: readonly Date[], at: Date, rules: Pick<LeagueRules, 'rematchAfterDays'>) {
  const pause = rules.rematchAfterDays * DAY
  const tooNear = playedAt.filter((played) => Math.abs(at.getTime() - played.getTime()) < pause)
  if (tooNear.length === 0) return
  const last = new Date(Math.max(...tooNear.map(Number)))
  throw new Refusal('REMATCH_TOO_SOON', { until: rematchFrom(last, rules).toISOString() })
}

/** The invitee rests: nobody is invited into a pause. A game already played may still be recorded. */
export function checkNotPaused(opponent: Contender, now: Date) {
  const { pausedUntil } = opponent
  if (pausedUntil && pausedUntil > now) throw new Refusal('OPPONENT_PAUSED', { until: pausedUntil.toISOString() })
}

/** From when the pair may meet again. */
export const rematchFrom = (lastCompletedAt: Date, { rematchAfterDays }: Pick<LeagueRules, 'rematchAfterDays'>) =>
  new Date(lastCompletedAt.getTime() + rematchAfterDays * DAY)

/** A time that is named twice is one time. */
export const distinctSlots = (slots: readonly Date[]): Date[] =>
  [...new Set(slots.map(Number))].map((instant) => new Date(instant))

/** Proposed times lie in the future, within sixty days. */
export function checkSlots(slots: readonly Date[], now: Date) {
  if (slots.some((slot) => slot <= now)) throw new Refusal('SLOT_IN_PAST')
  if (slots.some((slot) => slot.getTime() > now.getTime() + SLOT_DAYS * DAY))
    throw new Refusal('SLOT_TOO_FAR', { limit: SLOT_DAYS })
}

/**
 * The time that an answer settles on is one of those proposed, and still ahead.
 * @throws Refusal SLOT_NOT_PROPOSED, SLOT_IN_PAST
 */
export function checkChosenSlot(proposed: readonly Date[], chosen: Date, now: Date) {
  if (!proposed.some((slot) => slot.getTime() === chosen.getTime())) throw new Refusal('SLOT_NOT_PROPOSED')
  if (chosen <= now) throw new Refusal('SLOT_IN_PAST')
}

/** An invitation that is accepted without a time leaves these on the table, for the invitee to agree to. */
export const slotsAhead = (slots: readonly Date[], now: Date): Date[] => slots.filter((slot) => slot > now)
