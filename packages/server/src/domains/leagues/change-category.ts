import { Refusal } from '@matchbol/core/shared/refusal'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import type { Caller } from '../../platform/http/serve.ts'
import { aboutWhom, holdJoinable, holdPersonActedFor, readMembership } from './memberships.ts'

interface Change {
  categoryId?: number | null | undefined
  leagueId?: number | undefined
  userId?: number | undefined
}

/** By the hand of `me`; whom an administrator let into the league is free within it, whatever their gender. */
export const changeCategoryAs = (db: Db, me: Caller, { categoryId = null, leagueId, userId }: Change, now: Date) =>
  inTransaction(db, async (db) => {
    const person = await holdPersonActedFor(db, me, userId)
    return changeCategory(db, person.id, categoryId, leagueId, now, me.id)
  })

/**
 * Sets the category of an active membership, or takes it away. Without a league the category's own is meant, or the only
 * one the person is in.
 * @throws Refusal LEAGUE_NEEDED, NOT_A_MEMBER and what `holdJoinable` throws
 */
export const changeCategory = (
  db: Db,
  userId: number,
  categoryId: number | null,
  leagueId: number | undefined,
  now: Date,
  actorId = userId,
) =>
  inTransaction(db, async (db) => {
    const inLeague = leagueId ?? (await leagueMeant(db, userId, categoryId))
    if (typeof inLeague !== 'number') throw new Refusal(inLeague, aboutWhom(userId, actorId))
    if (categoryId !== null) await holdJoinable(db, inLeague, categoryId)
    const membership = await db
      .selectFrom('memberships')
      .select(['id', 'category_id as before'])
      .where('user_id', '=', userId)
      .where('league_id', '=', inLeague)
      .where('status', '=', 'ACTIVE')
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!membership) throw new Refusal('NOT_A_MEMBER', aboutWhom(userId, actorId))
    const { id, before } = membership
    await db.updateTable('memberships').set({ category_id: categoryId }).where('id', '=', id).execute()
    if (before !== categoryId) {
      const change = { personId: userId, leagueId: inLeague, before, after: categoryId }
      await emit(db, { type: 'membership.changed', ...change }, now)
    }
    return readMembership(db, userId, inLeague)
  })

/** The category's league, or the only one that the person is in; else why there is none. */
export async function leagueMeant(db: Db, userId: number, categoryId: number | null) {
  if (categoryId !== null) {
    const category = await db
      .selectFrom('categories')
      .select('league_id')
      .where('id', '=', categoryId)
      .executeTakeFirst()
    return category?.league_id ?? 'NOT_FOUND'
  }
  const memberships = await db
    .selectFrom('memberships')
    .select('league_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .limit(2)
    .execute()
  const [only, another] = memberships
  if (!only) return 'NOT_A_MEMBER'
  return another ? 'LEAGUE_NEEDED' : only.league_id
}
