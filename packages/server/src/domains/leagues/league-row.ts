import type { Category, League, Season, UserLeague } from '@matchbol/core/leagues/league-shapes'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { CategoriesTable, LeaguesTable, SeasonsTable } from './tables.ts'

/** What a league says of itself. */
export const leagueColumns = [
  'leagues.id',
  'leagues.version',
  'leagues.name',
  'leagues.slug',
  'leagues.description',
  'leagues.gender',
  'leagues.city',
  'leagues.is_active',
  'leagues.rules',
  'leagues.auto_next_season',
] as const

/** Leagues with their running season and the number of active members. */
export const selectLeagues = (db: Db) =>
  db
    .selectFrom('leagues')
    .innerJoin('seasons', (join) =>
      join.onRef('seasons.league_id', '=', 'leagues.id').on('seasons.status', '=', 'ACTIVE'),
    )
    .select(leagueColumns)
    .select([
      'leagues.completed_games',
      'leagues.voided_games',
      'leagues.active_members',
      'seasons.id as season_id',
      'seasons.name as season_name',
      'seasons.starts_at',
      'seasons.ends_at',
    ])

type LeagueRow = Awaited<ReturnType<ReturnType<typeof selectLeagues>['executeTakeFirstOrThrow']>>

type OwnColumn = (typeof leagueColumns)[number] extends `leagues.${infer Column}` ? Column : never

export const leagueFieldsOf = (row: Pick<Selectable<LeaguesTable>, OwnColumn>) => ({
  id: row.id,
  version: row.version,
  name: row.name,
  slug: row.slug,
  description: row.description,
  gender: row.gender,
  city: row.city,
  isActive: row.is_active,
  rules: row.rules,
  autoNextSeason: row.auto_next_season,
})

export const leagueOf = (row: LeagueRow): League => ({
  ...leagueFieldsOf(row),
  activeSeason: {
    id: row.season_id,
    name: row.season_name,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
  },
  playersCount: row.active_members,
  gamesCount: row.completed_games - row.voided_games,
})

/** Categories by level (missing = 0), then name. */
export const selectCategories = (db: Db) =>
  db.selectFrom('categories').selectAll().orderBy(sql`coalesce(level, 0)`).orderBy('name').orderBy('id')

export const categoryOf = (row: Selectable<CategoriesTable>): Category => ({
  id: row.id,
  version: row.version,
  leagueId: row.league_id,
  name: row.name,
  level: row.level,
  description: row.description,
  icon: row.icon,
  startPoints: row.start_points,
  isActive: row.is_active,
})

/** All that is shown of a season. */
export const seasonColumns = ['id', 'version', 'league_id', 'name', 'starts_at', 'ends_at', 'status', 'rules'] as const

/** Seasons, the newest first. */
export const selectSeasons = (db: Db) =>
  db.selectFrom('seasons').select(seasonColumns).orderBy('starts_at', 'desc').orderBy('id', 'desc')

export const seasonOf = (row: Omit<Selectable<SeasonsTable>, 'closing_sequence'>): Season => ({
  id: row.id,
  version: row.version,
  leagueId: row.league_id,
  name: row.name,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  status: row.status,
  rules: row.rules,
})

/** Memberships with the names of their league, its running season and the category. */
export const selectUserLeagues = (db: Db) =>
  db
    .selectFrom('memberships')
    .innerJoin('leagues', 'leagues.id', 'memberships.league_id')
    .innerJoin('seasons', (join) =>
      join.onRef('seasons.league_id', '=', 'leagues.id').on('seasons.status', '=', 'ACTIVE'),
    )
    .leftJoin('categories', 'categories.id', 'memberships.category_id')
    .select([
      'memberships.id',
      'memberships.version',
      'memberships.status',
      'memberships.joined_at',
      'leagues.id as league_id',
      'leagues.name as league_name',
      'seasons.id as season_id',
      'seasons.name as season_name',
      'seasons.ends_at',
      'categories.id as category_id',
      'categories.name as category_name',
      'categories.level as category_level',
      'categories.icon',
      'categories.start_points',
    ])

type UserLeagueRow = Awaited<ReturnType<ReturnType<typeof selectUserLeagues>['executeTakeFirstOrThrow']>>

export const userLeagueOf = (row: UserLeagueRow): UserLeague => ({
  id: row.id,
  version: row.version,
  isActive: row.status === 'ACTIVE',
  league: { id: row.league_id, name: row.league_name },
  season: { id: row.season_id, name: row.season_name, endsAt: row.ends_at?.toISOString() ?? null },
  category: userCategoryOf(row),
  startPoints: row.start_points,
  joinedAt: row.joined_at.toISOString(),
})

const userCategoryOf = (row: UserLeagueRow) => {
  const category = categoryRefOf(row)
  return category && { ...category, icon: row.icon }
}

interface CategoryColumns {
  category_id: number | null
  category_name: string | null
  category_level: number | null
}
/** A category beside a player; none for those who chose none. */
export const categoryRefOf = ({ category_id, category_name, category_level }: CategoryColumns) =>
  category_id === null ? null : { id: category_id, name: category_name ?? '', level: category_level }
