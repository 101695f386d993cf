/**
 * Every "no" that the product can say, by the domain that says it. The server maps each to an HTTP status and an English
 * message (`server/platform/http/refusals.ts`), the text package to a Ukrainian sentence (`text/refusals.ts`); both maps are exhaustive.
 */
export type RefusalCode = SharedRefusal | AuthRefusal | UploadRefusal | LeagueRefusal | GameRefusal

type SharedRefusal =
  | 'VALIDATION'
  | 'NOT_FOUND'
  | 'FORBIDDEN'
  | 'TOO_LARGE'
  | 'BODY_TOO_SLOW'
  | 'RATE_LIMIT'
  | 'UNAVAILABLE'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'USER_BLOCKED'
  | 'LAST_ADMIN'

type AuthRefusal =
  | 'NO_TOKEN'
  | 'INVALID_TOKEN'
  | 'TOKEN_EXPIRED'
  | 'TELEGRAM_DATA_MISSING'
  | 'TELEGRAM_DATA_OLD'
  | 'TELEGRAM_DATA_INVALID'
  | 'TELEGRAM_DATA_USED'

type UploadRefusal = 'IMAGE_KIND' | 'IMAGE_BROKEN' | 'IMAGE_TOO_MANY_PIXELS' | 'IMAGE_NOT_YOURS'

type LeagueRefusal =
  | 'LEAGUE_NEEDED'
  | 'LEAGUE_INACTIVE'
  | 'LEAGUE_GENDER'
  | 'LEAGUE_HAS_GAMES'
  | 'CATEGORY_INACTIVE'
  | 'CATEGORY_OF_OTHER_LEAGUE'
  | 'CATEGORY_IN_USE'
  | 'ALREADY_MEMBER'
  | 'NOT_A_MEMBER'
  | 'REMOVED_FROM_LEAGUE'
  | 'SEASON_FINISHED'
  | 'SEASON_ENDS_IN_PAST'
  | 'SEASON_CHANGED'

type GameRefusal =
  | 'OPPONENT_IS_SELF'
  | 'OPPONENT_NOT_A_MEMBER'
  | 'OPPONENT_PAUSED'
  | 'CATEGORIES_DIFFER'
  | 'OPEN_GAME_EXISTS'
  | 'TOO_MANY_OPEN_GAMES'
  | 'OPPONENT_HAS_TOO_MANY_OPEN_GAMES'
  | 'REMATCH_TOO_SOON'
  | 'SLOT_IN_PAST'
  | 'SLOT_TOO_FAR'
  | 'SLOT_NEEDED'
  | 'SLOT_NOT_PROPOSED'
  | 'REASON_NEEDED'
  | 'MOVE_NOT_POSSIBLE'
  | 'NOT_YOUR_MOVE'
  | 'ADMIN_PLAYS_HERE'
  | 'DEADLINE_PASSED'
  | 'VERSION_CHANGED'
  | 'CLAIM_WITHOUT_TIME'
  | 'CLAIM_TOO_EARLY'
  | 'ABANDONED_TOO_EARLY'
  | 'OUTCOME_FOR_ADMIN'
  | 'CORRECTION_USED'
  | 'FORMAT_DIFFERS'
  | 'SCORE_IMPOSSIBLE'
  | 'SCORE_TEXT_DIFFERS'
  | 'SCORE_NOT_CONTINUED'
  | 'WINNER_NOT_A_PLAYER'
  | 'COMPLETED_IN_FUTURE'
  | 'COMPLETED_TOO_LONG_AGO'
  | 'COMPLETED_BEFORE_ACCEPTED'
  | 'COMPLETED_BEFORE_RECORDED'

/** What a sentence about the refusal may need: the fault and its set, whom a league takes, from when it becomes possible, a limit. */
export interface RefusalDetails {
  set?: number
  fault?: string
  gender?: 'MEN' | 'WOMEN'
  until?: string
  limit?: number
  issues?: { path: string; text: string }[]
}

/** Thrown by rules and verbs; everything else that is thrown is a defect and answers 500. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: RefusalDetails
  /** The present state, where a race was lost. */
  readonly present: unknown

  constructor(code: RefusalCode, details: RefusalDetails = {}, present?: unknown) {
    super(code)
    this.code = code
    this.details = details
    this.present = present
  }
}
