import { scoreOfAbsence } from '@matchbol/core/games/endings'
import type { KeptScore } from '@matchbol/core/games/score/continue-score'
import type { Outcome, PlayedScore, PlayedSet, Side } from '@matchbol/core/games/score/score-details'
import {
  chosenSet,
  type EntryOption,
  type NextEntry,
  nextEntry,
  tiebreakWonAgainst,
} from '@matchbol/core/games/score/score-entry'
import { otherSide } from '@matchbol/core/games/score/side'
import type { MatchFormat } from '@matchbol/core/leagues/match-format'

/** Where a person is while they enter a score. */
export type Step =
  | { name: 'set' }
  /** The set was decided by a tie-break: its points, if they are remembered. */
  | { name: 'tiebreak'; set: EntryOption }
  /** A tie-break that went on and on; of a set, or (without one) the match tie-break. */
  | { name: 'long'; wonBy: Side; set: EntryOption | null }
  | { name: 'stopped' }
  /** `ofAbsence`: the opponent did not come, so that nothing was entered before. */
  | { name: 'review'; ofAbsence?: true }

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
  /** The score at which the game was broken off before: what comes continues it. */
  kept?: KeptScore
}

type Course = Extract<NextEntry, { done: false }>

/** Begins with the sets already known: none, those of a result to be corrected, or those of a game that was broken off. */
export const startDraft = (sets: readonly PlayedSet[], kept?: KeptScore): Draft => ({
  sets,
  stop: null,
  step: { name: 'set' },
  ...(kept && { kept }),
})

/** The set in which the game was broken off before, where it is the next one. */
export const openSetOf = ({ sets, kept }: Draft): PlayedSet | undefined =>
  kept && sets.length === kept.finished.length ? kept.open : undefined

/** Nothing was entered yet, nor can anything be taken back. */
export const isAtStart = ({ sets, kept }: Draft) => sets.length <= (kept?.finished.length ?? 0)

/** What can be entered next. Throws RangeError when the game is over: then there is no such step. */
export function courseOf(draft: Draft, format: MatchFormat): Course {
  const next = nextEntry(draft.sets, format, openSetOf(draft))
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

/** The opponent, side b, did not come: nothing to enter, everything to look at once more. */
export function notCome(draft: Draft): Draft {
  const { kept } = draft
  const { outcome } = scoreOfAbsence(kept ? { outcome: 'ABANDONED', sets: setsOf(kept) } : null)
  const stop = { outcome: outcome as Stop['outcome'], by: 'b', unfinished: kept?.open ?? null } as const
  return { ...startDraft(kept?.finished ?? [], kept), stop, step: { name: 'review', ofAbsence: true } }
}

const setsOf = ({ finished, open }: KeptScore) => (open ? [...finished, open] : finished)

/** One step back; undefined on the first. */
export function stepBack(draft: Draft): Draft | undefined {
  const { step, stop, sets, kept } = draft
  if (step.name === 'long' && step.set) return { ...draft, step: { name: 'tiebreak', set: step.set } }
  if (step.name === 'review' && step.ofAbsence) return startDraft(sets, kept)
  if (step.name === 'review' && stop) return { ...draft, step: { name: 'stopped' } }
  if (step.name === 'set' || step.name === 'review')
    return isAtStart(draft) ? undefined : startDraft(sets.slice(0, -1), kept)
  return startDraft(sets, kept)
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
  return { ...startDraft(sets, draft.kept), step: { name: nextEntry(sets, format).done ? 'review' : 'set' } }
}
