import type { Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    ratings: RatingsTable
    rating_changes: RatingChangesTable
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
  /** The Monday, in Kyiv, of the week of the latest change; the next three are what the rating was on it. */
  week_start: Date | null
  week_start_points: number | null
  week_start_games: number | null
  week_start_rated_at: Date | null
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
