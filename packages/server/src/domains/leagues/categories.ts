import type { Category, CategoryChanges, NewCategory } from '@matchbol/core/leagues/league-shapes'
import type { PageQuery } from '@matchbol/core/shared/paging'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { mapPage, pageOf } from '../../platform/db/paging.ts'
import { holdLeague } from './hold-league.ts'
import { categoryOf } from './league-row.ts'

interface Filter extends PageQuery {
  leagueId?: number | undefined
  isActive?: boolean | undefined
}

/** Categories by level (missing = 0), then name. */
export async function listCategories(db: Db, { leagueId, isActive, ...paging }: Filter) {
  let query = db.selectFrom('categories').selectAll().orderBy(sql`coalesce(level, 0)`).orderBy('name').orderBy('id')
  if (leagueId !== undefined) query = query.where('league_id', '=', leagueId)
  if (isActive !== undefined) query = query.where('is_active', '=', isActive)
  return mapPage(await pageOf(query, paging), categoryOf)
}

/** @throws Refusal NOT_FOUND */
export async function readCategory(db: Db, id: number): Promise<Category> {
  const row = await db.selectFrom('categories').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return categoryOf(row)
}

/** @throws Refusal NOT_FOUND when there is no such league */
export const addCategory = (db: Db, fields: NewCategory): Promise<Category> =>
  inTransaction(db, async (db) => {
    await holdLeague(db, fields.leagueId)
    const row = await db
      .insertInto('categories')
      .values({
        league_id: fields.leagueId,
        name: fields.name,
        level: fields.level ?? null,
        description: fields.description ?? null,
        start_points: fields.startPoints,
        is_active: fields.isActive,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return categoryOf(row)
  })

/** Start points count for those who have no rated game yet: the others' are frozen. @throws Refusal NOT_FOUND */
export async function editCategory(db: Db, id: number, changes: CategoryChanges): Promise<Category> {
  const columns = {
    ...(changes.name !== undefined && { name: changes.name }),
    ...(changes.level !== undefined && { level: changes.level }),
    ...(changes.description !== undefined && { description: changes.description }),
    ...(changes.startPoints !== undefined && { start_points: changes.startPoints }),
    ...(changes.isActive !== undefined && { is_active: changes.isActive }),
  }
  if (Object.keys(columns).length === 0) return readCategory(db, id)
  const row = await db.updateTable('categories').set(columns).where('id', '=', id).returningAll().executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return categoryOf(row)
}

/**
 * Deletes a category that no member has, not even one who left the league with it, and in which no game or invitation was begun.
 * @throws Refusal NOT_FOUND, CATEGORY_IN_USE
 */
export const deleteCategory = (db: Db, id: number) =>
  inTransaction(db, async (db) => {
    const category = await db.selectFrom('categories').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
    if (!category) throw new Refusal('NOT_FOUND')
    const member = db.selectFrom('memberships').select('category_id').where('category_id', '=', id)
    const inviter = db
      .selectFrom('games')
      .select('inviter_category_id as category_id')
      .where('inviter_category_id', '=', id)
    const invitee = db
      .selectFrom('games')
      .select('invitee_category_id as category_id')
      .where('invitee_category_id', '=', id)
    const used = await member.unionAll(inviter).unionAll(invitee).limit(1).executeTakeFirst()
    if (used) throw new Refusal('CATEGORY_IN_USE')
    await db.deleteFrom('categories').where('id', '=', id).execute()
    return null
  })
