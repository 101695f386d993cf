import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'

/**
 * Makes everybody an active member, a newcomer since their first game. Whoever had left is back as they were.
 * @param firstGames when each player played first, by user id
 * @returns each player's category, and how many were no active members before
 */
export async function makeMembers(db: Db, leagueId: number, firstGames: ReadonlyMap<number, Date>, now: Date) {
  const added = await db
    .insertInto('memberships')
    .values(
      [...firstGames].map(([userId, joinedAt]) => ({
        user_id: userId,
        league_id: leagueId,
        category_id: null,
        status: 'ACTIVE' as const,
        joined_at: joinedAt,
        left_at: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'league_id'])
        .doUpdateSet({ status: 'ACTIVE', left_at: null })
        .where('memberships.status', '!=', 'ACTIVE'),
    )
    .returning(['user_id as personId', 'category_id as categoryId'])
    .execute()
  if (added.length > 0) await emit(db, { type: 'membership.started', leagueId, members: added }, now)
  const members = await db
    .selectFrom('memberships')
    .select(['user_id', 'category_id'])
    .where('league_id', '=', leagueId)
    .where('user_id', '=', sql<number>`any(${[...firstGames.keys()]}::int[])`)
    .execute()
  const categories = new Map(members.map(({ user_id, category_id }) => [user_id, category_id]))
  return { categories, added: added.length }
}
