/** Why a score cannot be true. The site has a Ukrainian sentence for each. */
export type ScoreFault =
  | 'TEXT_UNREADABLE'
  | 'SETS_NEEDED'
  | 'NO_SETS_EXPECTED'
  | 'SET_IMPOSSIBLE'
  | 'SET_UNFINISHED'
  | 'SET_MISSING'
  | 'SET_AFTER_END'
  | 'SET_MUST_HAVE_GAMES'
  | 'DECIDER_MISSING'
  | 'DECIDER_MUST_BE_TIEBREAK'
  | 'TIEBREAK_NOT_ALLOWED'
  | 'TIEBREAK_UNFINISHED'
  | 'TIEBREAK_IMPOSSIBLE'
  | 'TIEBREAK_CONTRADICTS'
  | 'STOPPED_AFTER_END'
  | 'WINNER_NEEDED'
  | 'WINNER_DISAGREES'
  | 'NO_WINNER_EXPECTED'

/** What is wrong, and in which set (counted from 1) where it is one set's fault. */
export interface Fault {
  set?: number
  reason: ScoreFault
}
