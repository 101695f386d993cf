import type { ScoreDetails } from '@matchbol/core/games/score/score-details'
import type { Db } from '../../../platform/db/client.ts'
import { completeGame } from '../moves/complete-game.ts'
import { beginGame } from '../moves/move-game.ts'
import type { KeyedRow } from './import-key.ts'

interface Placed {
  leagueId: number
  seasonId: number
  winnerId: number
  loserId: number
  /** Categories of the players now, which the game keeps. */
  categories: ReadonlyMap<number, number | null>
}

/** Writes one result as a completed game of side a, who won, and moves the ratings. @returns whether it moved them */
export async function importGame(db: Db, row: KeyedRow, placed: Placed, now: Date): Promise<boolean> {
  const { winnerId, loserId, categories } = placed
  const details: ScoreDetails = {
    outcome: row.played.outcome,
    sets: [...row.played.sets],
    ...(row.played.outcome === 'RETIRED' && { retiredId: loserId }),
  }
  let isRated = false
  await beginGame(
    db,
    {
      kind: 'RATED',
      format: row.format,
      league_id: placed.leagueId,
      season_id: placed.seasonId,
      inviter_id: winnerId,
      invitee_id: loserId,
      inviter_category_id: categories.get(winnerId) ?? null,
      invitee_category_id: categories.get(loserId) ?? null,
      score_details: JSON.stringify(details),
      score: row.score,
      winner_id: winnerId,
      completed_at: row.completedAt,
      import_key: row.key,
    },
    { move: 'import', actorId: null },
    now,
    async (game) => {
      const completed = await completeGame(db, game, now)
      isRated = completed.details.ratings !== undefined
      return { columns: completed.columns, details: { score: row.score, ...completed.details } }
    },
  )
  return isRated
}
