import type { ScoreDetails } from '@matchbol/core/games/score/score-details'
import type { Db } from '../../../platform/db/client.ts'
import { completeGame } from '../moves/complete-game.ts'
import { keepEvent } from '../moves/keep-event.ts'
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
  const facts = {
    kind: 'RATED' as const,
    format: row.format,
    league_id: placed.leagueId,
    inviter_id: winnerId,
    invitee_id: loserId,
    inviter_category_id: categories.get(winnerId) ?? null,
    invitee_category_id: categories.get(loserId) ?? null,
    winner_id: winnerId,
    completed_at: row.completedAt,
  }
  const { id } = await db
    .insertInto('games')
    .values({
      ...facts,
      status: 'CANCELLED', // until it has its place in the league's order, which is drawn once the ratings are locked
      season_id: placed.seasonId,
      score_details: JSON.stringify(details),
      score: row.score,
      created_at: now,
      import_key: row.key,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const completed = await completeGame(db, { ...facts, id, score_details: details }, now)
  await db
    .updateTable('games')
    .set({ ...completed.columns, status: 'COMPLETED' })
    .where('id', '=', id)
    .execute()
  const log = { score: row.score, ...completed.details }
  await keepEvent(db, { gameId: id, version: 1, actorId: null, move: 'import', at: now, details: log })
  return 'ratings' in completed.details
}
