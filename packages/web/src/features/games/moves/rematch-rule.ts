import type { GameInFull } from '@matchbol/core/games/game-shapes'
import type { SessionUser } from '../../../lib/session/session.ts'
import { sideOf } from '../score-entry/game.ts'

/**
 * Whether one of the two may ask for another game, or from when; undefined for others, and for who has left the league. What else
 * may stand against it, an open game say, the page of the invitation tells.
 */
export function rematchOf(
  { a, b, status, league, rematchFrom }: Pick<GameInFull, 'a' | 'b' | 'status' | 'league' | 'rematchFrom'>,
  me: Pick<SessionUser, 'id' | 'leagues'>,
  now: Date,
): { from: string | null } | undefined {
  const isMember = me.leagues.some((membership) => membership.isActive && membership.league.id === league.id)
  if (status !== 'COMPLETED' || sideOf({ a, b }, me.id) === null || !isMember) return undefined
  return { from: rematchFrom !== null && new Date(rematchFrom) > now ? rematchFrom : null }
}
