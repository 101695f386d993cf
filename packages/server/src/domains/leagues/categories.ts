import type { Category, CategoryChanges, NewCategory } from '@matchbol/core/leagues/league-shapes'
import { MOST_PAGE_SIZE, PAGE_SIZE } from '@matchbol/core/shared/limits'
import { Refusal } from '@matchbol/core/shared/refusal'
import { foldName } from '@matchbol/core/users/names'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { pageFrom } from '../../platform/db/paging.ts'
import { emit } from '../../platform/events/emit.ts'
import { leagueMemory } from './league-memory.ts'
import { categoryOf, selectCategories } from './league-row.ts'
import { lockLeague } from './lock-league.ts'

interface Filter {
  page?: number | undefined
  limit?: number | undefined
  leagueId?: number | undefined
  isActive?: boolean | undefined
}

/** Categories by level (missing = 0), then name: of one league, whole where no page of it is asked for, or of all. */
export async function listCategories(db: Db, { leagueId, isActive, page, limit }: Filter) {
  const isWhole = leagueId !== undefined && page === undefined && limit === undefined
  const paging = { page: page ?? 1, limit: limit ?? (isWhole ? MOST_PAGE_SIZE : PAGE_SIZE) }
  const memory = leagueMemory(db)
  const categories =
    leagueId === undefined ? await memory.categories() : ((await memory.league(leagueId))?.categories ?? [])
  return pageFrom(
    isActive === undefined ? categories : categories.filter((category) => category.isActive === isActive),
    paging,
  )
}

/** @throws Refusal NOT_FOUND */
export async function readCategory(db: Db, id: number): Promise<Category> {
  const row = await selectCategories(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return categoryOf(row)
}

/** @throws Refusal NOT_FOUND when there is no such league, CATEGORY_NAME_TAKEN */
export const addCategory = (db: Db, fields: NewCategory, now: Date): Promise<Category> =>
  inTransaction(db, async (db) => {
    await refuseTakenName(db, fields)
    const row = await db
      .insertInto('categories')
      .values({
        league_id: fields.leagueId,
        name: fields.name,
        level: fields.level ?? null,
        description: fields.description ?? null,
        icon: fields.icon ?? null,
        start_points: fields.startPoints,
        is_active: fields.isActive,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await emit(db, { type: 'league.changed', leagueId: fields.leagueId }, now)
    return categoryOf(row)
  })

/** Start points count for those who have no rated game yet: the others' are frozen. @throws Refusal NOT_FOUND, CATEGORY_NAME_TAKEN */
export const editCategory = (db: Db, id: number, changes: CategoryChanges, now: Date): Promise<Category> =>
  inTransaction(db, async (db) => {
    const category = await readCategory(db, id)
    if (changes.name !== undefined) await refuseTakenName(db, { id, leagueId: category.leagueId, name: changes.name })
    const columns = {
      ...(changes.name !== undefined && { name: changes.name }),
      ...(changes.level !== undefined && { level: changes.level }),
      ...(changes.description !== undefined && { description: changes.description }),
      ...(changes.icon !== undefined && { icon: changes.icon }),
      ...(changes.startPoints !== undefined && { start_points: changes.startPoints }),
      ...(changes.isActive !== undefined && { is_active: changes.isActive }),
    }
    if (Object.keys(columns).length === 0) return category
    const row = await db.updateTable('categories').set(columns).where('id', '=', id).returningAll().executeTakeFirst()
    if (!row) throw new Refusal('NOT_FOUND')
    await emit(db, { type: 'league.changed', leagueId: row.league_id }, now)
    return categoryOf(row)
  })

/** Of two categories of one name nobody could tell which is meant. One after another in a league, so that both see each other. */
async function refuseTakenName(db: Db, { id, leagueId, name }: { id?: number; leagueId: number; name: string }) {
  await lockLeague(db, leagueId)
  const all = await db.selectFrom('categories').select(['id', 'name']).where('league_id', '=', leagueId).execute()
  if (all.some((other) => other.id !== id && foldName(other.name) === foldName(name)))
    throw new Refusal('CATEGORY_NAME_TAKEN')
}

/**
 * Deletes a category that no member has, not even one who left the league with it, and in which no game or invitation was begun.
 * @throws Refusal NOT_FOUND, CATEGORY_IN_USE
 */
export const deleteCategory = (db: Db, id: number, now: Date) =>
  inTransaction(db, async (db) => {
    const category = await db
      .selectFrom('categories')
      .select('league_id as leagueId')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
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
    await emit(db, { type: 'league.changed', ...category }, now)
    return null
  })
