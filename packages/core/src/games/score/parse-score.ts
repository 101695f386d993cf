import { type MatchFormat, stageOf } from '../../leagues/match-format.ts'
import type { Outcome, PlayedScore, PlayedSet } from './score-details.ts'
import type { Fault } from './score-fault.ts'
import { pointsToWin } from './standing.ts'

/** The words that end a score, without their dots: of results lists everywhere, and Ukrainian. */
const ENDINGS = new Map<string, Outcome>([
  ...words('RETIRED', ['ret', 'retd', 'retired', 'відм', 'відмова', 'зняття', 'знявся', 'знялася']),
  ...words('WALKOVER', ['w/o', 'wo', 'walkover', 'неявка']),
  ...words('DEFAULTED', ['def', 'default', 'defaulted', 'дискв', 'дискваліфікація']),
  ...words('DOUBLE_DEFAULT', ['def/def', 'неявка обох']),
  ...words('ABANDONED', ['abn', 'abd', 'abandoned', 'перервано']),
])
const ENDING = /\p{L}[\p{L}./ ]*$/u
const TIEBREAK = String.raw`(?:\((\d{1,2})(?:[:-](\d{1,2}))?\))?`
const SET = new RegExp(`^(?:(\\d{1,2})[:-](\\d{1,2})|(\\d)(\\d))${TIEBREAK}$`)
const MATCH_TIEBREAK = /^\[(\d{1,2})[:-](\d{1,2})\]$/

type ReadScore = { ok: true; details: PlayedScore } | { ok: false; fault: Fault }

/**
 * Reads a score as people type it and results lists write it: `6:4`, `6-4` or `64`, `7-6(4)` or `7:6(7:4)`, `[10-8]`, an ending such
 * as `RET`, `W/O`, `Def.`, `відм.`. Side a is the one written first. Points that lost a tie-break are completed by those that must
 * have won it. Whether the score can be true is for `judgeScore` to say.
 */
export function parseScore(text: string, format: MatchFormat): ReadScore {
  const tidy = tidied(text)
  const ending = ENDING.exec(tidy)?.[0] ?? ''
  const outcome = ending ? ENDINGS.get(ending.replaceAll('.', '')) : 'COMPLETED'
  const written = tidy
    .slice(0, tidy.length - ending.length)
    .split(/[ ,;]+/)
    .filter(Boolean)
  if (!outcome || (written.length === 0 && !ending)) return unreadable()
  const sets: PlayedSet[] = []
  for (const [index, setText] of written.entries()) {
    const set = readSet(setText, format, index + 1, outcome)
    if (!set) return unreadable(index + 1)
    sets.push(set)
  }
  return { ok: true, details: { outcome, sets } }
}

function words(outcome: Outcome, spellings: string[]) {
  return spellings.map((spelling) => [spelling, outcome] as const)
}

/** Lower case, one kind of dash, and spaces only between sets. */
const tidied = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?([:(-]) ?/g, '$1')
    .replace(/\[ | (?=[)\]])/g, (spaced) => spaced.trim())

function readSet(text: string, format: MatchFormat, number: number, outcome: Outcome): PlayedSet | undefined {
  const [, a, b] = MATCH_TIEBREAK.exec(text) ?? []
  if (a && b) return { tiebreak: { a: Number(a), b: Number(b) } }
  const [whole, x, y, compactX, compactY, points, otherPoints] = SET.exec(text) ?? []
  if (!whole) return undefined
  const set = { a: Number(x ?? compactX), b: Number(y ?? compactY) }
  const stage = stageOf(format, number)
  if (!points) return isMatchTiebreak(set, stage, outcome) ? { tiebreak: set } : set
  const to = stage.kind === 'set' ? stage.tiebreakTo : stage.to
  const tiebreak = readTiebreak(set, Number(points), otherPoints, to)
  return tiebreak && { ...set, tiebreak }
}

/** Without brackets a deciding match tie-break is known by its place, and by being longer than a set unless the game was stopped. */
const isMatchTiebreak = ({ a, b }: { a: number; b: number }, stage: ReturnType<typeof stageOf>, outcome: Outcome) =>
  stage.kind === 'match-tiebreak' && (outcome !== 'COMPLETED' || Math.max(a, b) >= stage.to)

function readTiebreak(set: { a: number; b: number }, points: number, otherPoints: string | undefined, to: number) {
  if (otherPoints) return { a: points, b: Number(otherPoints) }
  if (set.a === set.b) return undefined
  const won = pointsToWin(points, to)
  return set.a > set.b ? { a: won, b: points } : { a: points, b: won }
}

const unreadable = (set?: number): ReadScore => ({
  ok: false,
  fault: { reason: 'TEXT_UNREADABLE', ...(set && { set }) },
})
