import type { GameLogDetails } from '@matchbol/core/games/game-log'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import type { GamesTable } from '../tables.ts'
import { emitMoved, keepEvent } from './keep-event.ts'

/**
 * Writes a new game with the first row of its log.
 * @throws Refusal OPEN_GAME_EXISTS when a crossing invitation was faster
 */
export async function beginGame<Begin extends 'invite' | 'record'>(
  db: Db,
  row: Insertable<GamesTable>,
  move: Begin,
  actorId: number | null,
  details: GameLogDetails[Begin],
): Promise<number> {
  const inserted = await db
    .insertInto('games')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'league_id', 'inviter_id', 'invitee_id', 'status', 'version'])
    .executeTakeFirst()
  if (!inserted) throw new Refusal('OPEN_GAME_EXISTS')
  await keepEvent(db, { gameId: inserted.id, version: 1, actorId, move, at: row.created_at as Date, details })
  await emitMoved(db, inserted, { actorId, move }, row.created_at as Date)
  return inserted.id
}
