import { formatScore } from '@matchbol/core/games/format-score'
import type { Updateable } from 'kysely'
import type { Db } from '../db/client.ts'
import type { GameRow, GamesTable } from '../db/tables.ts'
import { completeGame } from './complete-game.ts'
import { restoreClaim } from './disputed-claim.ts'
import { type Moving, moveGame } from './move-game.ts'

/** Confirms the result that the other player submitted: ratings and table move in the same transaction. */
export const confirmResult = (db: Db, moving: Moving, now: Date) =>
  moveGame(db, moving, 'confirm', now, (db, row) => completeGame(db, row, now))

/** Disputes it; from now on nothing happens by itself. */
export const disputeResult = (db: Db, moving: Moving, reason: string, now: Date) =>
  moveGame(db, moving, 'dispute', now, () => ({ columns: { confirm_by: null }, details: { reason } }))

/**
 * Takes one's own result back: the game is agreed again, a recorded one is gone. A corrected result gives way to the one that was
 * disputed.
 */
export const withdrawResult = (db: Db, moving: Moving, now: Date) =>
  moveGame(db, moving, 'withdraw', now, (_db, row) => ({
    columns: row.was_resubmitted ? restoreClaim(row) : withoutResult(row),
  }))

/** As if no result had been entered; where the game was broken off, as it stood then. */
const withoutResult = ({ abandoned_score: abandoned }: GameRow): Updateable<GamesTable> => ({
  confirm_by: null,
  submitted_by: null,
  score_details: abandoned && JSON.stringify(abandoned),
  score: abandoned && formatScore(abandoned, null),
  winner_id: null,
  completed_at: null,
  notes: null,
  image_url: null,
})
