import type { Game } from '@matchbol/core/games/game-shapes'
import type { Actor } from '@matchbol/core/games/rules'
import { maySee } from '@matchbol/core/games/visibility'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../../platform/db/client.ts'
import { gameOf, selectGames } from '../game-row.ts'

/** A game as a card. @throws Refusal NOT_FOUND, also for a game one may not see */
export async function readGame(db: Db, id: number, reader: Actor | null): Promise<Game> {
  const row = await selectGames(db).where('games.id', '=', id).executeTakeFirst()
  if (!row || !maySee(reader, { status: row.status, inviterId: row.inviter_id, inviteeId: row.invitee_id }))
    throw new Refusal('NOT_FOUND')
  return gameOf(row, reader)
}
