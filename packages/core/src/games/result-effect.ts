import type { MatchFormat } from '../leagues/match-format.ts'
import type { PointsRule } from '../leagues/points-rule.ts'
import { type SeasonOutcome, seasonPoints } from '../leagues/season-points.ts'
import { isRateable } from './rated-outcome.ts'
import { formatWeight } from './score/format-weight.ts'
import type { TrueScore } from './score/judge-score.ts'
import type { BySide, Outcome, Side } from './score/score-details.ts'

/** What a result does once it stands. */
interface ResultEffect {
  /** What the rating formula asks of it; null where no rating moves: a friendly game, one won without play, one that tells too little. */
  rating: { winner: Side; formatWeight: number; gamesWonByWinner: number; gamesTotal: number } | null
  /** What the table counts; null for a friendly game, and for one that goes on. */
  season: CountedGame | null
}

/** A game as the table of its season sees it. */
interface CountedGame extends Pick<TrueScore, 'setsWon' | 'gamesWon'> {
  outcome: SeasonOutcome
  isRateable: boolean
}

/** The one rule for the confirmation, for what is shown of it before, and for the table. */
export function effectOfResult(
  { kind, outcome, format }: { kind: 'RATED' | 'FRIENDLY'; outcome: Outcome; format: MatchFormat },
  { winner, setsWon, gamesWon }: Pick<TrueScore, 'winner' | 'setsWon' | 'gamesWon'>,
): ResultEffect {
  if (kind === 'FRIENDLY' || outcome === 'ABANDONED') return { rating: null, season: null }
  const season = { outcome, setsWon, gamesWon, isRateable: isRateable(outcome, { setsWon, gamesWon }) }
  if (!winner || !season.isRateable) return { rating: null, season }
  const margin = { gamesWonByWinner: gamesWon[winner], gamesTotal: gamesWon.a + gamesWon.b }
  return { rating: { winner, formatWeight: formatWeight(format), ...margin }, season }
}

/** Season points of a game, by sides. */
export function seasonPointsOf(
  { outcome, setsWon, isRateable }: CountedGame,
  winner: Side | null,
  rule: PointsRule,
): BySide<number> {
  const setsWonByLoser = setsWon[winner === 'a' ? 'b' : 'a']
  const points = seasonPoints({ outcome, setsWonByLoser, isRateable }, rule)
  return winner === 'b' ? { a: points.loser, b: points.winner } : { a: points.winner, b: points.loser }
}
