import type { GameLogDetails, Move } from '@matchbol/core/games/game-log'
import type { Updateable } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { freezeTableAgain } from '../../leagues/table/freeze-table.ts'
import type { GameRow, GamesTable } from '../tables.ts'
import { emitMoved, keepEvent } from './keep-event.ts'

interface Written<Made extends Move> {
  status: GameRow['status']
  columns?: Updateable<GamesTable> | undefined
  move: Made
  /** `null` for the clock and the command line. */
  actorId: number | null
  details?: GameLogDetails[Made] | undefined
}

/**
 * Writes a move to a locked game: its status, what else changed, the next version, and the row of the log. What a finished
 * season's table was frozen with follows.
 */
export async function writeMove<Made extends Move>(
  db: Db,
  row: GameRow,
  { status, columns, move, actorId, details }: Written<Made>,
  now: Date,
) {
  const version = row.version + 1
  await db
    .updateTable('games')
    .set({ ...columns, status, version })
    .where('id', '=', row.id)
    .execute()
  await keepEvent(db, { gameId: row.id, version, actorId, move, at: now, details })
  await emitMoved(db, { ...row, status, version }, { actorId, move }, now)
  if (status === 'COMPLETED' || row.status === 'COMPLETED') await freezeTableAgain(db, row, actorId, now)
}
