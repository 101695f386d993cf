import type { LeagueRules } from '../leagues/league-shapes.ts'
import { Refusal } from '../shared/refusal.ts'

const DAY = 86_400_000
/** Proposed times lie within this many days. */
export const SLOT_DAYS = 60
/** So many of them may be proposed at once. */
export const MOST_SLOTS = 3

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
  lastCompletedAt: Date | null
  rules: Pick<LeagueRules, 'crossCategory' | 'maxOpenGames' | 'rematchAfterDays'>
}

/**
 * Whether two members may begin a game at this moment; for a game already played, the moment it was played.
 * @throws Refusal with the first rule that stands against it
 */
export function checkPairing({ me, opponent, isLeagueActive, hasOpenGame, lastCompletedAt, rules }: Pairing, at: Date) {
  if (!isLeagueActive) throw new Refusal('LEAGUE_INACTIVE')
  if (!me) throw new Refusal('NOT_A_MEMBER')
  if (!opponent) throw new Refusal('OPPONENT_NOT_A_MEMBER')
  if (me.id === opponent.id) throw new Refusal('OPPONENT_IS_SELF')
  if (!rules.crossCategory && me.categoryId !== opponent.categoryId) throw new Refusal('CATEGORIES_DIFFER')
  if (hasOpenGame) throw new Refusal('OPEN_GAME_EXISTS')
  const limit = { limit: rules.maxOpenGames }
  if (me.openGames >= rules.maxOpenGames) throw new Refusal('TOO_MANY_OPEN_GAMES', limit)
  if (opponent.openGames >= rules.maxOpenGames) throw new Refusal('OPPONENT_HAS_TOO_MANY_OPEN_GAMES', limit)
  const from = lastCompletedAt && rematchFrom(lastCompletedAt, rules)
  if (from && at < from) throw new Refusal('REMATCH_TOO_SOON', { until: from.toISOString() })
}

/** The invitee rests: nobody is invited into a pause. A game already played may still be recorded. */
export function checkNotPaused(opponent: Contender, now: Date) {
  const { pausedUntil } = opponent
  if (pausedUntil && pausedUntil > now) throw new Refusal('OPPONENT_PAUSED', { until: pausedUntil.toISOString() })
}

/** From when the pair may meet again. */
export const rematchFrom = (lastCompletedAt: Date, { rematchAfterDays }: Pick<LeagueRules, 'rematchAfterDays'>) =>
  new Date(lastCompletedAt.getTime() + rematchAfterDays * DAY)

/** Proposed times lie in the future, within sixty days. */
export function checkSlots(slots: readonly Date[], now: Date) {
  if (slots.some((slot) => slot <= now)) throw new Refusal('SLOT_IN_PAST')
  if (slots.some((slot) => slot.getTime() > now.getTime() + SLOT_DAYS * DAY))
    throw new Refusal('SLOT_TOO_FAR', { limit: SLOT_DAYS })
}

/**
 * The time that an answer settles on: one of those proposed and still ahead, or none where none was proposed.
 * @throws Refusal SLOT_NEEDED, SLOT_NOT_PROPOSED, SLOT_IN_PAST
 */
export function chooseSlot(proposed: readonly Date[], chosen: Date | undefined, now: Date): Date | null {
  if (!chosen) {
    if (proposed.length > 0) throw new Refusal('SLOT_NEEDED')
    return null
  }
  if (!proposed.some((slot) => slot.getTime() === chosen.getTime())) throw new Refusal('SLOT_NOT_PROPOSED')
  if (chosen <= now) throw new Refusal('SLOT_IN_PAST')
  return chosen
}
