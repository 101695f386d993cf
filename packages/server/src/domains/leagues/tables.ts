import type { Ending } from '@matchbol/core/games/standing-changes'
import type {
  categoryIcons,
  LeagueRules,
  leagueGenders,
  membershipStatuses,
  seasonStatuses,
} from '@matchbol/core/leagues/league-shapes'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, OneOf } from '../../platform/db/tables.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    leagues: LeaguesTable
    categories: CategoriesTable
    seasons: SeasonsTable
    memberships: MembershipsTable
    season_players: SeasonPlayersTable
    standings: StandingsTable
    standing_counts: StandingCountsTable
    member_name_counts: MemberNameCountsTable
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
  icon: OneOf<typeof categoryIcons> | null
  start_points: number
  is_active: boolean
}

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
  /** Of a finished one: the place in the league's order of games up to which the ratings of its table reach. */
  closing_sequence: number | null
}

export interface MembershipsTable {
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
  /** The person's names as they are. Derived; null until they are built. */
  first_name: string | null
  last_name: string | null
  search_name: string | null
}

/** What a finished season's table does not take from its games. */
interface SeasonPlayersTable {
  season_id: number
  player_id: number
  category_id: number | null
  /** With which it ended; null without a rated game by then. */
  rating: number | null
}

/** Rows of a season's table: of all who have played in it, and of the league's members. */
export interface StandingsTable {
  season_id: number
  player_id: number
  category_id: number | null
  /** The last name first, as the alphabet orders it. */
  name: string
  /** Null without a rated game. */
  rating: number | null
  points: number
  played: number
  won: number
  lost: number
  sets_won: number
  sets_lost: number
  games_won: number
  games_lost: number
  own_walkovers: number
  /** How the latest five games ended, the newest last. */
  latest: readonly Ending[]
  /** The order of the table, coarsened to whole numbers: by points, and within them. */
  band: GeneratedAlways<number>
  part: GeneratedAlways<number>
  by_sets: GeneratedAlways<number>
  by_games: GeneratedAlways<number>
  by_played: GeneratedAlways<number>
  by_rating: GeneratedAlways<number>
}

/** How many rows of a season's table lie in each band (level 1), and in each part of one (level 2); category 0 is all of them. */
interface StandingCountsTable {
  season_id: number
  category_id: number
  level: number
  band: number
  part: number
  players: number
}

/**
 * How many active members of a league have a first name that begins with these two letters (level 1), and how many this first name and a
 * last name that begins with this letter (level 2), in the order of their list.
 */
interface MemberNameCountsTable {
  league_id: number
  level: number
  beginning: string
  first_name: string
  initial: string
  players: number
}
