import type { MatchFormat } from '../../leagues/match-format.ts'
import { type Course, followSets, unfinished } from './follow-sets.ts'
import type { BySide, Outcome, PlayedScore, Side } from './score-details.ts'
import type { Fault } from './score-fault.ts'

/** What rating and league table need of a score that can be true. */
export interface TrueScore {
  ok: true
  winner: Side | null
  setsWon: BySide<number>
  /** Games of an unfinished set included; a match tie-break is one game for its winner. */
  gamesWon: BySide<number>
}
export type Verdict = TrueScore | { ok: false; fault: Fault }

const NEVER_BEGUN: readonly Outcome[] = ['WALKOVER', 'DOUBLE_DEFAULT']
const WITHOUT_WINNER: readonly Outcome[] = ['DOUBLE_DEFAULT', 'ABANDONED']

/**
 * Whether a score can be true in a format, and who won. The winner of a COMPLETED game follows from its sets; for RETIRED, WALKOVER
 * and DEFAULTED it must be claimed, for DOUBLE_DEFAULT and ABANDONED there is none. Never throws: the first fault is the answer.
 */
export function judgeScore({ outcome, sets }: PlayedScore, format: MatchFormat, claimedWinner?: Side): Verdict {
  if (NEVER_BEGUN.includes(outcome) && sets.length > 0) return { ok: false, fault: { reason: 'NO_SETS_EXPECTED' } }
  const course = followSets(sets, format)
  if ('fault' in course) return { ok: false, fault: course.fault }
  const winner = course.winner ?? claimedWinner ?? null
  const faultOfEnd =
    outcome === 'COMPLETED'
      ? faultOfCompleted(course, sets.length, format)
      : faultOfStopped(course, sets.length, outcome)
  const fault = faultOfEnd ?? faultOfWinner(outcome, winner, claimedWinner)
  return fault ? { ok: false, fault } : { ok: true, winner, setsWon: course.setsWon, gamesWon: course.gamesWon }
}

function faultOfCompleted(course: Course, setCount: number, format: MatchFormat): Fault | undefined {
  if (course.winner) return undefined
  if (setCount === 0) return { reason: 'SETS_NEEDED' }
  if (course.isSetOpen) return unfinished(setCount, format)
  return { set: setCount + 1, reason: setCount + 1 === format.bestOf ? 'DECIDER_MISSING' : 'SET_MISSING' }
}

function faultOfStopped(course: Course, setCount: number, outcome: Outcome): Fault | undefined {
  if (course.winner) return { reason: 'STOPPED_AFTER_END' }
  // Somebody who retires before the first point has not played: that is a walkover.
  return outcome === 'RETIRED' && setCount === 0 ? { reason: 'SETS_NEEDED' } : undefined
}

function faultOfWinner(outcome: Outcome, winner: Side | null, claimed: Side | undefined): Fault | undefined {
  if (WITHOUT_WINNER.includes(outcome)) return claimed && { reason: 'NO_WINNER_EXPECTED' }
  if (!winner) return { reason: 'WINNER_NEEDED' }
  return claimed && claimed !== winner ? { reason: 'WINNER_DISAGREES' } : undefined
}
