import type { ScoreFault } from '@matchbol/core/games/score/score-fault'
import type { RowFault } from '../../domains/games/import/import-row.ts'

const scoreTexts: Record<ScoreFault, string> = {
  TEXT_UNREADABLE: 'the score cannot be read',
  SETS_NEEDED: 'the score has no sets',
  NO_SETS_EXPECTED: 'a game that was never begun has no sets',
  SET_IMPOSSIBLE: 'no set ends like this',
  SET_UNFINISHED: 'the set is not finished',
  SET_MISSING: 'a set is missing',
  SET_AFTER_END: 'the game was already won',
  SET_MUST_HAVE_GAMES: 'a set is expected, not a match tie-break',
  DECIDER_MISSING: 'the deciding set is missing',
  DECIDER_MUST_BE_TIEBREAK: 'a match tie-break decides here',
  TIEBREAK_NOT_ALLOWED: 'this set had no tie-break',
  TIEBREAK_UNFINISHED: 'the tie-break is not finished',
  TIEBREAK_IMPOSSIBLE: 'no tie-break ends like this',
  TIEBREAK_CONTRADICTS: 'the tie-break was won by the other side than the set',
  STOPPED_AFTER_END: 'the game was over before it was stopped',
  WINNER_NEEDED: 'somebody must have won',
  WINNER_DISAGREES: 'by the score the other one won',
  NO_WINNER_EXPECTED: 'a game that ended like this has no winner',
}

const rowTexts: Record<Extract<RowFault, string>, string> = {
  DATE_UNREADABLE: 'the date is not one, written like 2026-05-31',
  DATE_IN_FUTURE: 'the date has not come',
  NAME_MISSING: 'a name is missing',
  NAME_UNUSABLE:
    'a name is longer than 60 characters, has unprintable ones, heaps of marks, letters of two alphabets in a word, several commas, or nothing after its comma',
  NAME_AMBIGUOUS: 'more than one person has this name, and none of them is the only one in the league',
  SAME_PERSON: 'nobody plays themselves',
  BEST_OF_UNKNOWN: 'best_of is neither 1, 3 nor 5',
}

/** Why a score or a line cannot be, as a part of a sentence. */
export function faultText(fault: RowFault): string {
  if (typeof fault === 'string') return rowTexts[fault]
  return `${fault.set ? `set ${fault.set}: ` : ''}${scoreTexts[fault.reason]}`
}
