import type { RefusalCode } from '@matchbol/core/shared/refusal'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

interface Answer {
  status: ContentfulStatusCode
  errorType: string
  message: string
  shouldRefresh?: boolean
}

const rule = (message: string): Answer => ({ status: 422, errorType: 'RULE', message })
const conflict = (message: string): Answer => ({ status: 409, errorType: 'CONFLICT', message })
const forbidden = (message: string): Answer => ({ status: 403, errorType: 'FORBIDDEN', message })
const unauthorized = (errorType: string, message: string, shouldRefresh = false): Answer => ({
  status: 401,
  errorType,
  message,
  shouldRefresh,
})

/** What each refusal answers. The texts of the specification stand to the letter. */
export const refusals: Record<RefusalCode, Answer> = {
  VALIDATION: { status: 400, errorType: 'VALIDATION', message: 'The request is not valid' },
  NOT_FOUND: { status: 404, errorType: 'NOT_FOUND', message: 'Not found' },
  FORBIDDEN: forbidden('You may not do this'),
  TOO_LARGE: { status: 413, errorType: 'TOO_LARGE', message: 'The request is too large' },
  BODY_TOO_SLOW: { status: 408, errorType: 'TIMEOUT', message: 'The request did not come whole in time' },
  RATE_LIMIT: { status: 429, errorType: 'RATE_LIMIT', message: 'Too many requests' },
  UNAVAILABLE: { status: 503, errorType: 'UNAVAILABLE', message: 'The service is not available right now' },
  IDEMPOTENCY_KEY_REUSED: conflict('This Idempotency-Key was used with another request'),
  USER_BLOCKED: forbidden('This account is blocked'),
  LAST_ADMIN: conflict('The last administrator cannot be demoted, blocked or deleted'),

  NO_TOKEN: unauthorized('NO_TOKEN', 'User not authenticated'),
  INVALID_TOKEN: unauthorized('INVALID_TOKEN', 'Invalid token'),
  TOKEN_EXPIRED: unauthorized('TOKEN_EXPIRED', 'Token expired', true),
  TELEGRAM_DATA_MISSING: { status: 400, errorType: 'VALIDATION', message: 'Missing required Telegram auth data' },
  TELEGRAM_DATA_OLD: unauthorized('INVALID_TELEGRAM_DATA', 'Telegram auth data is too old'),
  TELEGRAM_DATA_INVALID: unauthorized('INVALID_TELEGRAM_DATA', 'Invalid Telegram auth data'),
  TELEGRAM_DATA_USED: unauthorized('INVALID_TELEGRAM_DATA', 'Telegram auth data was already used'),

  IMAGE_KIND: rule('Only JPEG, PNG, WebP, AVIF and GIF are taken'),
  IMAGE_BROKEN: rule('The picture is damaged'),
  IMAGE_TOO_MANY_PIXELS: rule(
    'The picture has too many pixels: 30 million as JPEG, 8 million as AVIF, else 12.5 million',
  ),
  IMAGE_NOT_YOURS: rule('The picture is not an upload of yours'),

  LEAGUE_NEEDED: rule('Name the league: you are in more than one'),
  LEAGUE_INACTIVE: conflict('The league is not active'),
  LEAGUE_GENDER: rule('The league takes one gender, and the profile names another or none'),
  LEAGUE_HAS_GAMES: conflict('The league was played in: set isActive to false instead'),
  CATEGORY_INACTIVE: conflict('The category is not active'),
  CATEGORY_OF_OTHER_LEAGUE: conflict('The category belongs to another league'),
  CATEGORY_IN_USE: conflict('Players are or were in the category: set isActive to false instead'),
  ALREADY_MEMBER: conflict('Already a member of the league'),
  NOT_A_MEMBER: conflict('Not a member of the league'),
  REMOVED_FROM_LEAGUE: conflict(
    'An administrator removed you from the league: only an administrator lets you in again',
  ),
  SEASON_FINISHED: conflict('The season is finished'),
  SEASON_ENDS_IN_PAST: rule('The announced end of a season lies in the future'),
  SEASON_CHANGED: conflict('Another season runs by now'),

  OPPONENT_IS_SELF: rule('Nobody plays themselves'),
  OPPONENT_NOT_A_MEMBER: rule('The opponent is not an active member of the league'),
  OPPONENT_PAUSED: rule('The opponent takes a break'),
  CATEGORIES_DIFFER: rule('In this league only players of one category meet'),
  OPEN_GAME_EXISTS: conflict('The two of you already have an open game in this league'),
  TOO_MANY_OPEN_GAMES: rule('You have as many open games as the league allows'),
  OPPONENT_HAS_TOO_MANY_OPEN_GAMES: rule('The opponent has as many open games as the league allows'),
  REMATCH_TOO_SOON: rule('The two of you played not long ago'),
  SLOT_IN_PAST: rule('A proposed time lies in the past'),
  SLOT_TOO_FAR: rule('A proposed time lies too far ahead'),
  SLOT_NEEDED: rule('Choose one of the proposed times'),
  SLOT_NOT_PROPOSED: rule('This time was not proposed'),
  REASON_NEEDED: rule('Give a reason'),
  MOVE_NOT_POSSIBLE: conflict('The game is in a state in which this is not possible'),
  NOT_YOUR_MOVE: forbidden('This is not yours to do'),
  ADMIN_PLAYS_HERE: forbidden('An administrator does not decide a game they play in'),
  DEADLINE_PASSED: conflict('The deadline has passed'),
  VERSION_CHANGED: conflict('The game has changed since you saw it'),
  CLAIM_WITHOUT_TIME: rule('A win without play needs an agreed time'),
  CLAIM_TOO_EARLY: rule('A win without play can be claimed from 15 minutes after the agreed time on'),
  ABANDONED_TOO_EARLY: rule('A game is not broken off before the time agreed upon'),
  OUTCOME_FOR_ADMIN: rule('Only an administrator enters this outcome'),
  CORRECTION_USED: conflict('The result was already corrected once: an administrator decides'),
  FORMAT_DIFFERS: rule('The format is not the one of this game'),
  SCORE_IMPOSSIBLE: rule('The score is impossible'),
  SCORE_TEXT_DIFFERS: rule('The score as text says something else than the sets'),
  SCORE_NOT_CONTINUED: rule('The result does not continue the score at which the game was broken off'),
  WINNER_NOT_A_PLAYER: rule('The winner is not a player of this game'),
  COMPLETED_IN_FUTURE: rule('A result cannot lie in the future'),
  COMPLETED_TOO_LONG_AGO: rule('The game was played too long ago'),
  COMPLETED_BEFORE_ACCEPTED: rule('The game ended more than 12 hours before it was accepted'),
  COMPLETED_BEFORE_RECORDED: rule('The game ended more than 30 days before it was recorded'),
}
