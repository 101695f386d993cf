import type { Db } from '../db/client.ts'
import { completeGame } from './complete-game.ts'
import { type Moving, moveGame } from './move-game.ts'

/** Confirms the result that the other player submitted: ratings and table move in the same transaction. */
export const confirmResult = (db: Db, moving: Moving, now: Date) =>
  moveGame(db, moving, 'confirm', now, (db, row) => completeGame(db, row, now))

/** Disputes it; from now on nothing happens by itself. */
export const disputeResult = (db: Db, moving: Moving, reason: string, now: Date) =>
  moveGame(db, moving, 'dispute', now, () => ({ columns: { confirm_by: null }, details: { reason } }))

/** Takes one's own result back: the game is agreed again, a recorded one is gone. */
export const withdrawResult = (db: Db, moving: Moving, now: Date) =>
  moveGame(db, moving, 'withdraw', now, () => ({
    columns: {
      confirm_by: null,
      submitted_by: null,
      score_details: null,
      score: null,
      winner_id: null,
      completed_at: null,
      notes: null,
      image_url: null,
    },
  }))
