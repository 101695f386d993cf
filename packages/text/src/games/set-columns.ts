import type { Game } from '@matchbol/core/games/game-shapes'
import { judgeSet } from '@matchbol/core/games/score/follow-sets'
import type { BySide, Outcome, PlayedSet, Side } from '@matchbol/core/games/score/score-details'
import { formatOf, stageOf } from '@matchbol/core/leagues/match-format'
import { outcomeWords } from './score.ts'

/** One set as a scoreboard shows it: a figure per side, and small beside it the points of a tie-break that was lost. */
export interface SetColumn {
  name: string
  wonBy: Side | null
  figures: BySide<number>
  tiebreaks: BySide<number | null>
}

/** Of the column of a match tie-break, beside «1 сет»; the longer word fills a phone's column. */
export const matchTiebreakName = 'ТБ'

type Scored = Pick<Game, 'format' | 'scoreDetails'>

/** The sets of a game, as far as it has any. */
export function setColumns({ format: code, scoreDetails }: Scored): SetColumn[] {
  const format = formatOf(code)
  return (scoreDetails?.sets ?? []).map((set, index) => {
    const verdict = judgeSet(set, stageOf(format, index + 1))
    const wonBy = verdict === 'a' || verdict === 'b' ? verdict : null
    if (!('a' in set)) return { name: matchTiebreakName, wonBy, figures: set.tiebreak, tiebreaks: { a: null, b: null } }
    return { name: `${index + 1} сет`, wonBy, figures: { a: set.a, b: set.b }, tiebreaks: pointsShown(set, wonBy) }
  })
}

/** Of a finished tie-break the loser's points say enough; of one that was broken off both are needed. */
function pointsShown({ tiebreak }: PlayedSet, wonBy: Side | null): BySide<number | null> {
  if (!tiebreak) return { a: null, b: null }
  return { a: wonBy === 'a' ? null : tiebreak.a, b: wonBy === 'b' ? null : tiebreak.b }
}

const shortEndings: Record<Outcome, string | null> = {
  COMPLETED: null,
  RETIRED: 'відм.',
  WALKOVER: 'неявка',
  DEFAULTED: 'дискв.',
  DOUBLE_DEFAULT: 'неявка',
  ABANDONED: 'перерв.',
}

interface Ending {
  /** As short as a cell needs it. */
  short: string
  full: string
  /** It stands at both players, and not at the upper one alone. */
  isOfBoth: boolean
}

/** How the game ended, where the sets alone do not tell. */
export function endingOf({ scoreDetails }: Scored): Ending | null {
  if (!scoreDetails) return null
  const [short, full] = [shortEndings[scoreDetails.outcome], outcomeWords[scoreDetails.outcome]]
  return short && full ? { short, full, isOfBoth: scoreDetails.outcome === 'DOUBLE_DEFAULT' } : null
}
