import type { Game } from '@matchbol/core/games/game-shapes'
import { type Actor, isPlayerOf } from '@matchbol/core/games/rules'

/** Who may know of a game: everybody of a completed one, of any other its players and administrators. */
export const maySee = (
  reader: Actor | null,
  game: { status: Game['status']; inviterId: number; inviteeId: number },
): boolean => game.status === 'COMPLETED' || seesInside(reader, game)

/** Who may read what is between the two, their words and the log: the players themselves and administrators. */
export const seesInside = (reader: Actor | null, game: { inviterId: number; inviteeId: number }): boolean =>
  typeof reader === 'string' || (reader !== null && (reader.isAdmin || isPlayerOf(reader, game)))
