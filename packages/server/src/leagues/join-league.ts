import { Refusal } from '@matchbol/core/shared/refusal'
import { type Db, inTransaction } from '../db/client.ts'
import { ensureJoinable, readMembership } from './memberships.ts'

/**
 * Makes the person an active member; one who left or was removed gets the old membership back.
 * @throws Refusal NOT_FOUND, LEAGUE_INACTIVE, CATEGORY_INACTIVE, CATEGORY_OF_OTHER_LEAGUE, ALREADY_MEMBER
 */
export const joinLeague = (db: Db, userId: number, leagueId: number, categoryId: number | null, now: Date) =>
  inTransaction(db, async (db) => {
    await ensureJoinable(db, leagueId, categoryId)
    const active = { category_id: categoryId, status: 'ACTIVE' as const, joined_at: now, left_at: null }
    const joined = await db
      .insertInto('memberships')
      .values({ user_id: userId, league_id: leagueId, ...active })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'league_id']).doUpdateSet(active).where('memberships.status', '!=', 'ACTIVE'),
      )
      .returning('id')
      .executeTakeFirst()
    if (!joined) throw new Refusal('ALREADY_MEMBER')
    return readMembership(db, userId, leagueId)
  })
