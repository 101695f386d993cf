import type { leaguesContract } from '@matchbol/core/leagues/contract'
import { START_POINTS } from '@matchbol/core/leagues/limits'
import type { TableRow } from '@matchbol/core/leagues/table/table-shapes'
import { leavesOutHeadToHead } from '@matchbol/core/leagues/table/tie-break'
import type { ReplyOf } from '@matchbol/core/shared/endpoint'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../../platform/db/client.ts'
import { lruCache } from '../../../platform/lru-cache.ts'
import { playerRefOf } from '../../users/account-row.ts'
import { categoryRefOf } from '../league-row.ts'
import { readStartPoints } from '../read-start-points.ts'
import type { FrozenRow } from '../tables.ts'
import { computeTable } from './compute-table.ts'
import { tableVersion } from './table-version.ts'

type LeagueTable = ReplyOf<(typeof leaguesContract)['GET /api/v1/leagues/{id}/table']>
type WholeTable = Pick<LeagueTable, 'rows' | 'isHeadToHeadLeftOut'>

interface Filter {
  season?: number | undefined
  categoryId?: number | undefined
  playerId?: number | undefined
}

const CACHED_BYTES = 64_000_000
const BYTES_OF_ROW = 1000

/**
 * Reads league tables. One is computed anew only when something that it is made from has changed, on whatever node.
 * @returns the table of a season, of the running one by default; of a finished one as it was frozen. With a category its
 * players only, in the order of the whole table. It throws Refusal NOT_FOUND.
 */
export function leagueTables() {
  const cached = lruCache<WholeTable>(CACHED_BYTES, ({ rows }) => BYTES_OF_ROW * (rows.length + 1))
  return async (db: Db, leagueId: number, { season: id, categoryId, playerId }: Filter): Promise<LeagueTable> => {
    const { version, ...season } = await readSeason(db, leagueId, id)
    const { rows, isHeadToHeadLeftOut } = await cached(version, () => readWholeTable(db, season.id))
    const listed = categoryId === undefined ? rows : ofCategory(rows, categoryId)
    return {
      season: {
        id: season.id,
        name: season.name,
        isFinished: season.status === 'FINISHED',
        startsAt: season.starts_at.toISOString(),
        endsAt: season.ends_at?.toISOString() ?? null,
      },
      isHeadToHeadLeftOut,
      rows: playerId === undefined ? listed : listed.filter(({ player }) => player.id === playerId),
    }
  }
}

async function readSeason(db: Db, leagueId: number, id: number | undefined) {
  const season = await db
    .selectFrom('seasons')
    .select(['id', 'name', 'status', 'starts_at', 'ends_at', tableVersion.as('version')])
    .where('league_id', '=', leagueId)
    .where((eb) => (id === undefined ? eb('status', '=', 'ACTIVE') : eb('id', '=', id)))
    .executeTakeFirst()
  if (!season) throw new Refusal('NOT_FOUND')
  return season
}

async function readWholeTable(db: Db, seasonId: number): Promise<WholeTable> {
  const season = await db
    .selectFrom('seasons')
    .select(['frozen_table', 'league_id', 'status'])
    .where('id', '=', seasonId)
    .executeTakeFirstOrThrow()
  const rows = season.frozen_table ?? (await computeTable(db, seasonId))
  const named = await withNames(db, rows)
  return {
    rows: season.status === 'ACTIVE' ? await withRatings(db, season.league_id, named) : named,
    isHeadToHeadLeftOut: leavesOutHeadToHead(rows),
  }
}

/** Places are counted anew; a reason is kept where the next row is the same one as in the whole table. */
const ofCategory = (rows: readonly TableRow[], categoryId: number): TableRow[] => {
  const shown = rows.filter(({ category }) => category?.id === categoryId)
  return shown.map((row, index) => ({
    ...row,
    place: index + 1,
    above: shown[index + 1]?.place === row.place + 1 ? row.above : null,
  }))
}

async function withNames(db: Db, rows: readonly FrozenRow[]): Promise<TableRow[]> {
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
    const category = categoryId === null ? null : (refs.get(categoryId) ?? null)
    return player ? [{ ...figures, player, category, ratedGames: null }] : []
  })
}

/** While a season runs: how many games each rating rests on; that of a newcomer is what theirs will start from. */
async function withRatings(db: Db, leagueId: number, rows: readonly TableRow[]): Promise<TableRow[]> {
  const ratings = await db
    .selectFrom('ratings')
    .select(['user_id', 'rated_games'])
    .where('league_id', '=', leagueId)
    .execute()
  const games = new Map(ratings.map((rating) => [rating.user_id, rating.rated_games]))
  const starts = await readStartPoints(db, leagueId)
  return rows.map((row) => ({
    ...row,
    rating: row.rating ?? starts.get(row.category?.id ?? 0) ?? START_POINTS,
    ratedGames: games.get(row.player.id) ?? 0,
  }))
}
