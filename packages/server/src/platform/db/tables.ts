import type { gameKinds, gameStatuses, Move } from '@matchbol/core/games/game-shapes'
import type { ScoreDetails } from '@matchbol/core/games/score/score-details'
import type {
  LeagueRules,
  leagueGenders,
  membershipStatuses,
  seasonStatuses,
} from '@matchbol/core/leagues/league-shapes'
import type { TableRow } from '@matchbol/core/leagues/table/table'
import type {
  backhands,
  contactAudiences,
  genders,
  hands,
  notificationKinds,
  roles,
  userStatuses,
} from '@matchbol/core/users/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { DefaultJson, DisputedClaim, Json, NullableJson } from './json-columns.ts'
import type { RatingChangesTable, RatingsTable } from './rating-tables.ts'

type OneOf<List extends readonly string[]> = List[number]

export interface UsersTable {
  id: Generated<number>
  telegram_id: string | null
  username: string | null
  first_name: string
  last_name: Generated<string>
  /** Edited by the person: from then on Telegram's does not count. */
  first_name_edited: Generated<boolean>
  last_name_edited: Generated<boolean>
  folded_name: string
  search_name: string
  photo_url: string | null
  /** Where Telegram says the photo is; fetched from there once, by the clock. */
  photo_source: string | null
  /** What was fetched last, or could not be. */
  photo_tried: string | null
  /** Uploaded or removed by the person: from then on Telegram's does not count. */
  photo_is_chosen: Generated<boolean>
  role: Generated<OneOf<typeof roles>>
  /** By an administrator: from then on the settings do not promote the person. */
  is_demoted: Generated<boolean>
  status: Generated<OneOf<typeof userStatuses>>
  city: string | null
  gender: OneOf<typeof genders> | null
  birth_year: number | null
  hand: OneOf<typeof hands> | null
  backhand: OneOf<typeof backhands> | null
  racket: string | null
  bio: string | null
  preferred_courts: string | null
  show_contact: Generated<OneOf<typeof contactAudiences>>
  hide_from_search: Generated<boolean>
  notifications: DefaultJson<Record<OneOf<typeof notificationKinds>, boolean>>
  paused_until: Date | null
  created_at: Date
  last_seen_at: Date | null
  /** Since when nothing of the person is left but their games and ratings. */
  deleted_at: Date | null
}

/** A picture as it is kept, under the address at which it is served. */
export interface UploadsTable {
  url: string
  owner_id: number
  bytes: Uint8Array
  made_at: Date
}

export interface SessionsTable {
  id: Generated<number>
  user_id: number
  generation: Generated<number>
  successor_used_at: Date | null
  device: string
  started_at: Date
  refreshed_at: Date
  ended_at: Date | null
}

export interface LeaguesTable {
  id: Generated<number>
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
  /** At its announced end the clock finishes a season and starts the next. */
  auto_next_season: Generated<boolean>
  created_at: Date
}

export interface CategoriesTable {
  id: Generated<number>
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
  league_id: number
  name: string
  starts_at: Date
  ends_at: Date | null
  status: OneOf<typeof seasonStatuses>
  rules: Json<LeagueRules>
  frozen_table: Json<FrozenRow[]> | null
}

export interface MembershipsTable {
  id: Generated<number>
  user_id: number
  league_id: number
  category_id: number | null
  status: OneOf<typeof membershipStatuses>
  joined_at: Date
  left_at: Date | null
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

export interface GameEventsTable {
  game_id: number
  version: number
  actor_id: number | null
  move: Move
  at: Date
  details: Json<Record<string, unknown>>
}

export interface AuditTable {
  id: Generated<number>
  at: Date
  actor_id: number | null
  action: string
  details: Json<Record<string, unknown>>
}

export interface Tables {
  marks: { name: string; value: string }
  users: UsersTable
  uploads: UploadsTable
  sessions: SessionsTable
  used_logins: { hash: string; session_id: number; device: string; used_at: Date }
  idempotency_keys: {
    user_id: number
    key: string
    request_hash: string
    answer: ColumnType<{ data: unknown; message?: string } | null, string | null, string | null>
    at: Date
  }
  leagues: LeaguesTable
  categories: CategoriesTable
  seasons: SeasonsTable
  memberships: MembershipsTable
  games: GamesTable
  game_events: GameEventsTable
  audit: AuditTable
  ratings: RatingsTable
  rating_changes: RatingChangesTable
  calendar_feeds: { user_id: number; secret_hash: string; made_at: Date }
  kept_identities: { hash: string; is_blocked: boolean; is_demoted: Generated<boolean>; kept_at: Date }
}
