import { type GameMove, nextStatus } from '@matchbol/core/games/rules'
import type { Db } from '../../../platform/db/client.ts'
import { factsOf } from '../game-row.ts'
import type { GameRow } from '../tables.ts'
import { completeGame } from './complete-game.ts'
import { writeMove } from './write-move.ts'

/**
 * Makes the clock's move on a locked row whose deadline has passed: an invitation or an unplayed game expires, an
 * unanswered result stands (a recorded one falls). Both the clock and a person who comes too late end up here, so they
 * cannot both win.
 * @returns whether there was a move to make
 */
export async function settle(db: Db, row: GameRow, now: Date): Promise<boolean> {
  const deadline = deadlineOf(row)
  if (!deadline || deadline > now) return false
  const move: GameMove = row.status === 'PENDING_CONFIRMATION' ? 'autoConfirm' : 'expire'
  const status = nextStatus('clock', move, factsOf(row))
  const completed = status === 'COMPLETED' ? await completeGame(db, row, now) : undefined
  await writeMove(db, row, { status, ...completed, move, actorId: null }, now)
  return true
}

const deadlineOf = (row: GameRow): Date | null => {
  if (row.status === 'PENDING') return row.expires_at
  if (row.status === 'ACCEPTED') return row.play_by
  return row.status === 'PENDING_CONFIRMATION' ? row.confirm_by : null
}
