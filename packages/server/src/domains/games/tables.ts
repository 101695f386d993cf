import type { GameLogDetails, Move } from '@matchbol/core/games/game-log'
import type { gameKinds, gameStatuses } from '@matchbol/core/games/game-shapes'
import type { ScoreDetails } from '@matchbol/core/games/score/score-details'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { DefaultJson, Json, NullableJson, OneOf } from '../../platform/db/tables.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    games: GamesTable
    game_events: GameEventsTable
    pairs: PairsTable
    league_game_days: LeagueGameDaysTable
    site_game_days: SiteGameDaysTable
  }
}

export interface GamesTable {
  id: Generated<number>
  version: Generated<number>
  status: OneOf<typeof gameStatuses>
  kind: OneOf<typeof gameKinds>
  is_recorded: Generated<boolean>
  league_id: number
  season_id: number | null
  format: string
  inviter_id: number
  invitee_id: number
  inviter_category_id: number | null
  invitee_category_id: number | null
  message: string | null
  slots: DefaultJson<string[]>
  slots_by: number | null
  proposed_place: string | null
  agreed_at: Date | null
  place: string | null
  created_at: Date
  /** The last move; null where that was an import, or before it was kept. */
  moved_at: Date | null
  accepted_at: Date | null
  expires_at: Date | null
  play_by: Date | null
  confirm_by: Date | null
  score_details: NullableJson<ScoreDetails>
  score: string | null
  winner_id: number | null
  submitted_by: number | null
  was_resubmitted: Generated<boolean>
  abandoned_score: NullableJson<ScoreDetails>
  /** Who broke it off, until the other goes on from there: as long they may dispute it. */
  abandoned_by: number | null
  /** The agreed time that breaking off ended. */
  abandoned_agreed_at: Date | null
  disputed_claim: NullableJson<DisputedClaim>
  disputed_image_url: string | null
  completed_at: Date | null
  notes: string | null
  notes_by: number | null
  image_url: string | null
  completed_sequence: number | null
  import_key: string | null
}
export type GameRow = Selectable<GamesTable>

/** The result that was disputed, while a corrected one waits in its place. */
export interface DisputedClaim {
  submittedBy: number
  scoreDetails: ScoreDetails
  score: string
  winnerId: number | null
  completedAt: string
  notes: string | null
}

interface GameEventsTable {
  game_id: number
  version: number
  actor_id: number | null
  move: Move
  at: Date
  details: Json<GameLogDetails[Move]>
}

/** What two have between them in a league; `a` has the smaller id. */
interface PairsTable {
  a: number
  b: number
  league_id: number
  played: number
  won_by_a: number
  won_by_b: number
  sets_of_a: number
  sets_of_b: number
  games_of_a: number
  games_of_b: number
  /** When their latest completed game ended. */
  last_at: ColumnType<Date, string, never>
}

/** Completed games of a league by the UTC day on which they ended. */
interface LeagueGameDaysTable {
  league_id: number
  day: string
  games: number
}

/** The same of all leagues, each day in some parts. */
interface SiteGameDaysTable {
  day: string
  part: number
  games: number
}
