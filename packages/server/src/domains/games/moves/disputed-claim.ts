import type { Updateable } from 'kysely'
import type { GameRow, GamesTable } from '../tables.ts'

/** The columns of a game without a disputed claim, or in which it matters no more. */
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
