declare module '../../platform/db/tables.ts' {
  interface Tables {
    player_months: PlayerMonthsTable
    player_records: PlayerRecordsTable
    league_months: SharesColumns & { league_id: number; month: string }
    category_months: CategoryMonthsTable
    site_months: SharesColumns & { month: string; shard: number }
    member_bands: MemberBandsTable
    site_bands: { band: number; shard: number; players: number }
    active_people: { user_id: number; leagues: number }
    site_people: { shard: number; players: number }
  }
}

/** Completed games of a player in a month of Kyiv's calendar, `2026-11`. */
interface PlayerMonthsTable {
  user_id: number
  month: string
  games: number
  won: number
  lost: number
}

/** Completed games with at least one player of a category; of 0 those with one who had chosen none. */
interface CategoryMonthsTable {
  league_id: number
  category_id: number
  month: string
  games: number
}

/** Active members of a league by category, 0 without one, and by the lower edge of their band of ratings, −1 without a rated game. */
interface MemberBandsTable {
  league_id: number
  category_id: number
  band: number
  players: number
  /** The sum of their ratings. */
  points: number
}

/** `PlayerRecord` of core. */
export interface PlayerRecordsTable {
  user_id: number
  played: number
  won: number
  lost: number
  form: string
  streak: number
  longest_winning_streak: number
  deciding_sets_played: number
  deciding_sets_won: number
  tiebreaks_played: number
  tiebreaks_won: number
  last_at: Date
  last_game_id: number
}

/** `GameShares` of core. */
export interface SharesColumns {
  games: number
  straight_sets: number
  deciding_set: number
  with_tiebreak: number
  retired: number
  unplayed: number
}
