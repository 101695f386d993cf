declare module '../../platform/db/tables.ts' {
  interface Tables {
    player_months: PlayerMonthsTable
    player_records: PlayerRecordsTable
    league_months: SharesColumns & { league_id: number; month: string }
    category_months: CategoryMonthsTable
    site_months: SharesColumns & { month: string; shard: number }
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
