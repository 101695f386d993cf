/** A set of games, to six say, with a tie-break to seven at six all. */
export interface SetShape {
  readonly kind: 'set'
  readonly to: number
  readonly tiebreakAt: number
  readonly tiebreakTo: number
}

/** A tie-break played instead of the deciding set. */
export interface MatchTiebreak {
  readonly kind: 'match-tiebreak'
  readonly to: number
}

export interface MatchFormat {
  readonly code: string
  readonly bestOf: 1 | 3 | 5
  readonly set: SetShape
  /** Only where the deciding set differs from the others. */
  readonly decider?: SetShape | MatchTiebreak
}

export const DEFAULT_FORMAT = 'SET3-S:6/TB7-F:TB10'

/** What a league may choose to play. */
export const OFFERED_FORMATS = [
  DEFAULT_FORMAT,
  'SET3-S:6/TB7',
  'SET5-S:6/TB7',
  'SET5-S:6/TB7-F:6/TB10',
  'SET1-S:6/TB7',
  'SET1-S:8/TB7',
  'SET3-S:4/TB7',
  'SET3-S:4/TB7-F:TB10',
  'SET3-S:4/TB5@3',
  'SET5-S:4/TB7@3',
] as const

const SHAPE = String.raw`([1-9]\d?)/TB([1-9]\d?)(?:@([1-9]\d?))?`
const CODE = new RegExp(`^SET([135])-S:${SHAPE}(?:-F:(?:TB([1-9]\\d?)|${SHAPE}))?$`)
const LEAST_GAMES = 2

/**
 * Reads a match format in the notation of TODS / CourtHive: `SET3-S:6/TB7-F:TB10` is the best of three sets to six, tie-break
 * to seven at six all (`@3` names another moment), a match tie-break to ten instead of a third set.
 * Undefined for anything that this site does not play: timed sets, advantage sets, no-ad tie-breaks.
 */
export function parseFormat(code: string): MatchFormat | undefined {
  const [, sets, to, tiebreakTo, at, matchTiebreakTo, deciderTo, deciderTiebreakTo, deciderAt] = CODE.exec(code) ?? []
  const set = setShape(to, tiebreakTo, at)
  if (!set) return undefined
  const bestOf = Number(sets) as MatchFormat['bestOf']
  if (!matchTiebreakTo && !deciderTo) return Object.freeze({ code, bestOf, set })
  const decider = matchTiebreakTo
    ? Object.freeze({ kind: 'match-tiebreak' as const, to: Number(matchTiebreakTo) })
    : setShape(deciderTo, deciderTiebreakTo, deciderAt)
  return decider && bestOf > 1 ? Object.freeze({ code, bestOf, set, decider }) : undefined
}

/** Characters of a code. */
export const FORMAT_LENGTH = 40

/** The format of a code that was checked when it was stored. Throws RangeError for any other. */
export function formatOf(code: string): MatchFormat {
  const format = parseFormat(code)
  if (!format) throw new RangeError(`Not a match format: ${code}`)
  return format
}

/** What is played as the set of this number, counted from 1. */
export const stageOf = (format: MatchFormat, setNumber: number): SetShape | MatchTiebreak =>
  setNumber === format.bestOf ? (format.decider ?? format.set) : format.set

/** Sets that one side must win. */
export const setsToWin = (format: MatchFormat) => (format.bestOf + 1) / 2

function setShape(games: string | undefined, points: string | undefined, at: string | undefined) {
  const to = Number(games)
  const tiebreakAt = Number(at ?? games)
  const isPlayable = to >= LEAST_GAMES && (tiebreakAt === to || tiebreakAt === to - 1)
  return isPlayable ? Object.freeze({ kind: 'set' as const, to, tiebreakAt, tiebreakTo: Number(points) }) : undefined
}
