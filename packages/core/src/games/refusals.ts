import { conflict, forbidden, type RefusalAnswer, rule } from '../shared/refusals.ts'
import { CLAIM_AFTER_MINUTES } from './endings.ts'
import { ACCEPTED_AFTERWARDS_HOURS, MOST_DAYS_BACK } from './limits.ts'

/** What is refused of a game. */
export const gamesRefusals = {
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
  SLOT_NOT_PROPOSED: rule('This time was not proposed'),
  REASON_NEEDED: rule('Give a reason'),
  MOVE_NOT_POSSIBLE: conflict('The game is in a state in which this is not possible'),
  NOT_YOUR_MOVE: forbidden('This is not yours to do'),
  ADMIN_PLAYS_HERE: forbidden('An administrator does not decide a game they play in'),
  DEADLINE_PASSED: conflict('The deadline has passed'),
  CLAIM_WITHOUT_TIME: rule('A win without play needs an agreed time'),
  CLAIM_TOO_EARLY: rule(
    `A win without play can be claimed from ${CLAIM_AFTER_MINUTES} minutes after the agreed time on`,
  ),
  ABANDONED_TOO_EARLY: rule('A game is not broken off before the time agreed upon'),
  OUTCOME_FOR_ADMIN: rule('Only an administrator enters this outcome'),
  CORRECTION_USED: conflict('The result was already corrected once: an administrator decides'),
  FORMAT_DIFFERS: rule('The format is not the one of this game'),
  SCORE_IMPOSSIBLE: rule('The score is impossible'),
  SCORE_TEXT_DIFFERS: rule('The score as text says something else than the sets'),
  SCORE_NOT_CONTINUED: rule('The result does not continue the score at which the game was broken off'),
  WINNER_NOT_A_PLAYER: rule('The winner is not a player of this game'),
  COMPLETED_IN_FUTURE: rule('A result cannot lie in the future'),
  COMPLETED_TOO_LONG_AGO: rule(`The game was played more than ${MOST_DAYS_BACK} days ago`),
  COMPLETED_BEFORE_ACCEPTED: rule(`The game ended more than ${ACCEPTED_AFTERWARDS_HOURS} hours before it was accepted`),
  COMPLETED_BEFORE_RECORDED: rule(`The game ended more than ${MOST_DAYS_BACK} days before it was recorded`),
} satisfies Record<string, RefusalAnswer>

declare module '../shared/refusal.ts' {
  interface RefusalCodes extends Record<keyof typeof gamesRefusals, true> {}
}
