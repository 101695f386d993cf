import type { Db } from '../../../platform/db/client.ts'
import { cancelWhereLeft } from './cancel-game.ts'
import { completeGame } from './complete-game.ts'
import { type Moving, moveGame } from './move-game.ts'
import { neverBrokenOff, restoreClaim, withoutResult } from './result-columns.ts'

/** Confirms the result that the other player submitted: ratings and table move in the same transaction. */
export const confirmResult = (db: Db, moving: Moving, now: Date) =>
  moveGame(db, moving, 'confirm', now, (db, row) => completeGame(db, row, now))

/**
 * Disputes it; from now on nothing happens by itself, and a correction need not continue a score at which the game was broken off. Where
 * only such a score is there, that one is dropped and the game is agreed as before.
 */
export const disputeResult = (db: Db, moving: Moving, reason: string, now: Date) =>
  moveGame(db, moving, 'dispute', now, (_db, row) => ({
    columns: {
      ...(row.status === 'ACCEPTED' ? withoutResult({ abandoned_score: null }) : { confirm_by: null }),
      ...neverBrokenOff(row),
    },
    details: { reason },
  }))

/**
 * Takes one's own result back: the game is agreed again, a recorded one is gone. A corrected result is replaced by the one that was
 * disputed. Where one of the two has left meanwhile, the game is off: as if it had been agreed when they left.
 */
export const withdrawResult = (db: Db, moving: Moving, now: Date) =>
  moveGame(db, moving, 'withdraw', now, (db, row) => ({
    columns: row.was_resubmitted ? restoreClaim(row) : withoutResult(row),
    details: {},
    after: () => cancelWhereLeft(db, row, moving.actor.id, now),
  }))
