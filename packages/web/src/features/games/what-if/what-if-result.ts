import type { Game } from '@matchbol/core/games/game-shapes'
import { isRateable } from '@matchbol/core/games/rated-outcome'
import { formatWeight } from '@matchbol/core/games/score/format-weight'
import { judgeScore } from '@matchbol/core/games/score/judge-score'
import type { BySide, PlayedScore, Side } from '@matchbol/core/games/score/score-details'
import { otherSide } from '@matchbol/core/games/score/side'
import { formatOf } from '@matchbol/core/leagues/match-format'
import type { PointsRule } from '@matchbol/core/leagues/points-rule'
import { seasonPoints } from '@matchbol/core/leagues/season-points'
import { type RatingStep, rateGame } from '@matchbol/core/ratings/rating'

type RatedSides = Pick<Game, 'kind' | 'format' | 'a' | 'b'>

/**
 * What a result would do to both ratings if it were confirmed now: the same calculation as at the confirmation. Null where
 * nothing moves: a friendly game, a walkover, a game given up before it told anything.
 */
export function ratingEffect(game: RatedSides, score: PlayedScore, winner: Side | null): BySide<RatingStep> | null {
  if (game.kind === 'FRIENDLY' || winner === null) return null
  const format = formatOf(game.format)
  const verdict = judgeScore(score, format, winner)
  if (!verdict.ok || !isRateable(score.outcome, verdict)) return null
  const loser = otherSide(winner)
  const [standing, opposing] = [standingOf(game[winner]), standingOf(game[loser])]
  if (!standing || !opposing) return null
  const steps = rateGame({
    winner: standing,
    loser: opposing,
    formatWeight: formatWeight(format),
    gamesWonByWinner: verdict.gamesWon[winner],
    gamesTotal: verdict.gamesWon.a + verdict.gamesWon.b,
  })
  return winner === 'a' ? { a: steps.winner, b: steps.loser } : { a: steps.loser, b: steps.winner }
}

/** What it would give in the table of the season; null where it does not count. */
export function seasonEffect(
  { kind, format }: Pick<RatedSides, 'kind' | 'format'>,
  score: PlayedScore,
  winner: Side | null,
  rule: PointsRule,
): BySide<number> | null {
  const { outcome } = score
  if (kind === 'FRIENDLY' || outcome === 'ABANDONED') return null
  const verdict = judgeScore(score, formatOf(format), winner ?? undefined)
  if (!verdict.ok) return null
  const setsWonByLoser = verdict.setsWon[winner === 'a' ? 'b' : 'a']
  const points = seasonPoints({ outcome, setsWonByLoser, isRateable: isRateable(outcome, verdict) }, rule)
  return winner === 'b' ? { a: points.loser, b: points.winner } : { a: points.winner, b: points.loser }
}

const standingOf = ({ points, ratedGames }: Game['a']) => (points === null ? null : { points, games: ratedGames })
