import type {
  LeagueRules,
  leagueGenders,
  membershipStatuses,
  seasonStatuses,
} from '@matchbol/core/leagues/league-shapes'
import type { TableRow } from '@matchbol/core/leagues/table/table'
import type { Generated } from 'kysely'
import type { Json, OneOf } from '../../platform/db/tables.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    leagues: LeaguesTable
    categories: CategoriesTable
    seasons: SeasonsTable
    memberships: MembershipsTable
  }
}

export interface LeaguesTable {
  id: Generated<number>
  /** Counted on by each edit, by the database. */
  version: Generated<number>
  name: string
  slug: string
  description: string | null
  gender: OneOf<typeof leagueGenders>
  city: string | null
  is_active: boolean
  rules: Json<LeagueRules>
  /** Games ever completed here: the next one's place in the order of replay. */
  completed_games: Generated<number>
  /** Those of them that an administrator has voided since. */
  voided_games: Generated<number>
  active_members: Generated<number>
  /** At its announced end a scheduled job finishes a season and starts the next. */
  auto_next_season: Generated<boolean>
  created_at: Date
}

export interface CategoriesTable {
  id: Generated<number>
  /** Counted on by each edit, by the database. */
  version: Generated<number>
  league_id: number
  name: string
  level: number | null
  description: string | null
  start_points: number
  is_active: boolean
}

/** A row of the table that a season ended with: figures and ids; names are read when it is shown. */
export type FrozenRow = TableRow & { categoryId: number | null }

export interface SeasonsTable {
  id: Generated<number>
  /** Counted on by each edit, by the database. */
  version: Generated<number>
  league_id: number
  name: string
  starts_at: Date
  ends_at: Date | null
  status: OneOf<typeof seasonStatuses>
  rules: Json<LeagueRules>
  frozen_table: Json<FrozenRow[]> | null
}

interface MembershipsTable {
  id: Generated<number>
  /** Counted on by each edit, by the database. */
  version: Generated<number>
  user_id: number
  league_id: number
  category_id: number | null
  status: OneOf<typeof membershipStatuses>
  joined_at: Date
  left_at: Date | null
  /** Whether the person has a rating in the league, which they keep when they leave and come back. Derived. */
  is_rated: Generated<boolean>
}
