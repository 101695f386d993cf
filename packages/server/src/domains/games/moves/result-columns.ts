import type { Result } from '@matchbol/core/games/result-rules'
import { formatScore } from '@matchbol/core/games/score/format-score'
import type { Updateable } from 'kysely'
import type { GameRow, GamesTable } from '../tables.ts'

// The columns of a game that go together: a result, one taken back, one disputed, a score at which the game was broken off.

/** A result that somebody stands behind. @param writerId null for the command line */
export const resultColumns = (result: Result, notes: string | null | undefined, writerId: number | null) => ({
  score_details: JSON.stringify(result.details),
  score: result.score,
  winner_id: result.winnerId,
  completed_at: result.completedAt,
  notes: notes ?? null,
  notes_by: notes ? writerId : null,
})

/** As if no result had been entered; where the game was broken off, as it stood then. */
export const withoutResult = ({
  abandoned_score: abandoned,
}: Pick<GameRow, 'abandoned_score'>): Updateable<GamesTable> => ({
  confirm_by: null,
  submitted_by: null,
  score_details: abandoned && JSON.stringify(abandoned),
  score: abandoned && formatScore(abandoned, null),
  winner_id: null,
  completed_at: null,
  notes: null,
  notes_by: null,
  image_url: null,
})

/** Nothing new is proposed. */
export const noProposal = { slots: '[]', slots_by: null, proposed_place: null }

/** Nobody may dispute any more where the game was broken off: both have gone on from there. */
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

/** No result is disputed, or it matters no more. */
export const noClaim = { disputed_claim: null, disputed_image_url: null }

/** Keeps the disputed result while a corrected one stands in its place, so that nobody loses it by the other's correction. */
export const keepClaim = (row: GameRow): Updateable<GamesTable> => ({
  disputed_claim: JSON.stringify({
    submittedBy: row.submitted_by,
    scoreDetails: row.score_details,
    score: row.score,
    winnerId: row.winner_id,
    completedAt: row.completed_at,
    notes: row.notes,
  }),
  disputed_image_url: row.image_url,
})

/** Brings it back when the corrected one is taken back. */
export function restoreClaim({ disputed_claim: claim, disputed_image_url }: GameRow): Updateable<GamesTable> {
  if (!claim) return {}
  return {
    submitted_by: claim.submittedBy,
    score_details: JSON.stringify(claim.scoreDetails),
    score: claim.score,
    winner_id: claim.winnerId,
    completed_at: new Date(claim.completedAt),
    notes: claim.notes,
    notes_by: claim.notes === null ? null : claim.submittedBy,
    image_url: disputed_image_url,
    ...noClaim,
  }
}
