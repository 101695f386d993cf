import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../../platform/db/client.ts'
import { readOpenGameId } from '../moves/pairing.ts'
import { readGame } from './read-game.ts'

interface Pair {
  leagueId: number
  opponentId: number
}

/** Where a game of the two is open already, the refusal carries it: both play in it, and one of them may not know of it yet. */
export async function nameOpenGame<Made>(
  db: Db,
  me: { id: number; isAdmin: boolean },
  { leagueId, opponentId }: Pair,
  begin: () => Promise<Made>,
): Promise<Made> {
  try {
    return await begin()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'OPEN_GAME_EXISTS') throw error
    const open = await readOpenGameId(db, leagueId, me.id, opponentId)
    throw new Refusal('OPEN_GAME_EXISTS', {}, open && (await readGame(db, open.id, me)))
  }
}
