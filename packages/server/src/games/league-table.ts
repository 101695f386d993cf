import { leavesOutHeadToHead } from '@matchbol/core/leagues/tie-break'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../db/client.ts'
import type { FrozenRow } from '../db/tables.ts'
import { categoryRefOf } from '../leagues/league-row.ts'
import { playerRefOf } from '../users/account-row.ts'
import { computeTable } from './compute-table.ts'

/**
 * The league table of a season, of the running one by default; of a finished one as it was frozen. With a category its
 * players only, in the order of the whole table.
 * @throws Refusal NOT_FOUND
 */
export async function readLeagueTable(
  db: Db,
  leagueId: number,
  filter: { season?: number | undefined; categoryId?: number | undefined; playerId?: number | undefined },
) {
  let query = db.selectFrom('seasons').selectAll().where('league_id', '=', leagueId)
  query = filter.season === undefined ? query.where('status', '=', 'ACTIVE') : query.where('id', '=', filter.season)
  const season = await query.executeTakeFirst()
  if (!season) throw new Refusal('NOT_FOUND')
  const rows = season.frozen_table ?? (await computeTable(db, season.id))
  const listed = filter.categoryId === undefined ? rows : ofCategory(rows, filter.categoryId)
  const shown = filter.playerId === undefined ? listed : listed.filter((row) => row.playerId === filter.playerId)
  return {
    season: {
      id: season.id,
      name: season.name,
      isFinished: season.status === 'FINISHED',
      startsAt: season.starts_at.toISOString(),
      endsAt: season.ends_at?.toISOString() ?? null,
    },
    isHeadToHeadLeftOut: leavesOutHeadToHead(rows),
    rows: await withNames(db, shown),
  }
}

/** Places are counted anew; a reason is kept where the next row is the same one as in the whole table. */
const ofCategory = (rows: readonly FrozenRow[], categoryId: number): FrozenRow[] => {
  const shown = rows.filter((row) => row.categoryId === categoryId)
  return shown.map((row, index) => ({
    ...row,
    place: index + 1,
    above: shown[index + 1]?.place === row.place + 1 ? row.above : null,
  }))
}

async function withNames(db: Db, rows: readonly FrozenRow[]) {
  if (rows.length === 0) return []
  const people = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'photo_url'])
    .where(
      'id',
      'in',
      rows.map((row) => row.playerId),
    )
    .execute()
  const categories = await db
    .selectFrom('categories')
    .select(['id as category_id', 'name as category_name', 'level as category_level'])
    .where('id', 'in', [...new Set(rows.map((row) => row.categoryId ?? 0))])
    .execute()
  const players = new Map(people.map((person) => [person.id, playerRefOf(person)]))
  const refs = new Map(categories.map((category) => [category.category_id, categoryRefOf(category)]))
  return rows.flatMap(({ playerId, categoryId, ...figures }) => {
    const player = players.get(playerId)
    return player ? [{ ...figures, player, category: categoryId === null ? null : (refs.get(categoryId) ?? null) }] : []
  })
}
