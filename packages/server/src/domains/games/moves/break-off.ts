import type { Result } from '@matchbol/core/games/result-rules'
import type { Updateable } from 'kysely'
import type { GameRow, GamesTable } from '../tables.ts'
import { noProposal } from './no-proposal.ts'

/** The columns of a game in which nobody may dispute any more where it was broken off: both have gone on from there. */
export const bothGoOn = { abandoned_by: null, abandoned_agreed_at: null }

/**
 * A game broken off keeps its score, and has not ended; the time to go on is to be agreed upon, nobody fails to come to it yet. What
 * was proposed before is off the table: agreeing to it would say nothing of this score.
 */
export const brokenOff = (row: GameRow, actorId: number, { details }: Result): Updateable<GamesTable> => ({
  abandoned_score: JSON.stringify(details),
  abandoned_by: actorId,
  abandoned_agreed_at: row.agreed_at ?? row.abandoned_agreed_at,
  agreed_at: null,
  winner_id: null,
  completed_at: null,
  ...noProposal,
})

/** As if it had never been broken off: the agreed time that this ended holds again, unless another was agreed upon since. */
export const neverBrokenOff = (row: GameRow): Updateable<GamesTable> => ({
  abandoned_score: null,
  agreed_at: row.agreed_at ?? row.abandoned_agreed_at,
  ...bothGoOn,
})
