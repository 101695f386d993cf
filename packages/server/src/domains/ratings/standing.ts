import { START_POINTS } from '@matchbol/core/leagues/limits'
import type { Standing } from '@matchbol/core/ratings/chance'
import type { Db } from '../../platform/db/client.ts'

/** A member's strength now, and for one without a rated game the points they would start from. */
export async function standingOf(db: Db, userId: number, leagueId: number): Promise<Standing> {
  const rating = await db
    .selectFrom('ratings')
    .select(['points', 'rated_games'])
    .where('user_id', '=', userId)
    .where('league_id', '=', leagueId)
    .executeTakeFirst()
  if (rating) return { points: rating.points, games: rating.rated_games }
  const category = await db
    .selectFrom('memberships')
    .innerJoin('categories', 'categories.id', 'memberships.category_id')
    .select('start_points')
    .where('memberships.user_id', '=', userId)
    .where('memberships.league_id', '=', leagueId)
    .executeTakeFirst()
  return { points: category?.start_points ?? START_POINTS, games: 0 }
}
