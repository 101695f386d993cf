import type { Outcome, PlayedScore, PlayedSet, Side } from '@matchbol/core/games/score-details'
import {
  chosenSet,
  type EntryOption,
  type NextEntry,
  nextEntry,
  tiebreakWonAgainst,
} from '@matchbol/core/games/score-entry'
import { otherSide } from '@matchbol/core/games/side'
import type { MatchFormat } from '@matchbol/core/leagues/match-format'

/** Where a person is while they enter a score. */
export type Step =
  | { name: 'set' }
  /** The set was decided by a tie-break: its points, if they are remembered. */
  | { name: 'tiebreak'; set: EntryOption }
  /** A tie-break that went on and on; of a set, or (without one) the match tie-break. */
  | { name: 'long'; wonBy: Side; set: EntryOption | null }
  | { name: 'stopped' }
  | { name: 'review' }

/** How the game ended otherwise than by its last point. */
export interface Stop {
  outcome: Exclude<Outcome, 'COMPLETED'>
  /** Whose it was to lose: who retired or did not come; null where nobody won. */
  by: Side | null
  /** The set that was under way. */
  unfinished: PlayedSet | null
}

/** A score on its way: finished sets, and the step that comes next. */
export interface Draft {
  sets: readonly PlayedSet[]
  stop: Stop | null
  step: Step
}

type Course = Extract<NextEntry, { done: false }>

/** Begins with the sets already known: none, or those of a game that was broken off to be resumed. */
export const startDraft = (sets: readonly PlayedSet[]): Draft => ({ sets, stop: null, step: { name: 'set' } })

/** What can be entered next. Throws RangeError when the game is over: then there is no such step. */
export function courseOf({ sets }: Draft, format: MatchFormat): Course {
  const next = nextEntry(sets, format)
  if (next.done) throw new RangeError('The game is over')
  return next
}

export function chooseSet(draft: Draft, option: EntryOption, format: MatchFormat): Draft {
  const { kind } = courseOf(draft, format)
  if (option.needsTiebreak) return { ...draft, step: { name: 'tiebreak', set: option } }
  if (option.isOpenEnded) return { ...draft, step: { name: 'long', wonBy: option.wonBy, set: null } }
  return withSet(draft, chosenSet(kind, option), format)
}

/** The points of the set's tie-break; without an option they are not remembered. */
export function chooseTiebreak(draft: Draft, set: EntryOption, points: EntryOption | null, format: MatchFormat): Draft {
  if (points?.isOpenEnded) return { ...draft, step: { name: 'long', wonBy: set.wonBy, set } }
  return withSet(draft, points ? chosenSet('set', set, points.score) : chosenSet('set', set), format)
}

/** A tie-break in which the loser had `low` points, too many for a key of their own. */
export function chooseLong(draft: Draft, low: number, format: MatchFormat): Draft {
  if (draft.step.name !== 'long') return draft
  const { wonBy, set } = draft.step
  const points = tiebreakWonAgainst(low, courseOf(draft, format).tiebreakTo, wonBy)
  return withSet(draft, set ? chosenSet('set', set, points) : { tiebreak: points }, format)
}

export const askForStop = (draft: Draft): Draft => ({ ...draft, step: { name: 'stopped' } })
export const stopGame = (draft: Draft, stop: Stop): Draft => ({ ...draft, stop, step: { name: 'review' } })

/** One step back; undefined on the first. */
export function stepBack(draft: Draft): Draft | undefined {
  const { step, stop, sets } = draft
  if (step.name === 'review' && stop?.outcome === 'WALKOVER') return { ...draft, step: { name: 'set' } }
  if (step.name === 'long' && step.set) return { ...draft, step: { name: 'tiebreak', set: step.set } }
  if (step.name === 'review' && stop) return { ...draft, step: { name: 'stopped' } }
  if (step.name === 'set' || step.name === 'review') return sets.length > 0 ? startDraft(sets.slice(0, -1)) : undefined
  return startDraft(sets)
}

export const scoreOf = ({ sets, stop }: Draft): PlayedScore & { sets: PlayedSet[] } => ({
  outcome: stop?.outcome ?? 'COMPLETED',
  sets: stop?.unfinished ? [...sets, stop.unfinished] : [...sets],
})

export function winnerOf({ sets, stop }: Draft, format: MatchFormat): Side | null {
  if (stop) return stop.by && otherSide(stop.by)
  const next = nextEntry(sets, format)
  return next.done ? next.winner : null
}

function withSet(draft: Draft, set: PlayedSet, format: MatchFormat): Draft {
  const sets = [...draft.sets, set]
  return { ...startDraft(sets), step: { name: nextEntry(sets, format).done ? 'review' : 'set' } }
}
