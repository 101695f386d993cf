import type { Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    ratings: RatingsTable
    rating_changes: RatingChangesTable
    rated_players: RatedPlayersTable
    rating_histogram: RatingHistogramTable
    rating_weeks: RatingWeeksTable
    ratings_on_monday: RatingsOnMondayTable
  }
}

interface RatingsTable {
  user_id: number
  league_id: number
  points: number
  rated_games: Generated<number>
  won: Generated<number>
  last_five: Generated<string>
  start_points: number
  last_rated_at: Date | null
}

export interface RatingChangesTable {
  game_id: number
  user_id: number
  opponent_id: number
  league_id: number
  sequence: number
  at: Date
  before: number
  after: number
  change: number
  rated_games: number
  k: number
  f: number
  m: number
  expected: number
  chance: number
}

/** Everybody with a rated game, with what the order of the player rating is made of. */
export interface RatedPlayersTable {
  league_id: number
  user_id: number
  /** Of the membership, also of one that has ended. */
  category_id: number | null
  /** As of the last midnight in Kyiv: see `recentSince`. */
  is_recent: boolean
  points: number
  last_rated_at: Date
}

/** `HistogramCount` of core, for each league; counts of nobody are not kept. */
export interface RatingHistogramTable {
  league_id: number
  among: number
  step: number
  is_recent: boolean
  bucket: number
  players: number
}

/** The week for which `ratings_on_monday` stands. */
interface RatingWeeksTable {
  league_id: number
  week_start: Date
}

/** Where everybody in the player rating of a league stood when its week began. */
interface RatingsOnMondayTable {
  league_id: number
  user_id: number
  points: number
  place: number
  /** The category of that day, and the place in it; without one, among those without. */
  category_id: number | null
  category_place: number
}
