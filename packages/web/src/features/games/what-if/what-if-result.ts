import type { Game } from '@matchbol/core/games/game-shapes'
import { effectOfResult, seasonPointsOf } from '@matchbol/core/games/result-effect'
import { judgeScore } from '@matchbol/core/games/score/judge-score'
import type { BySide, PlayedScore, Side } from '@matchbol/core/games/score/score-details'
import { otherSide } from '@matchbol/core/games/score/side'
import { formatOf } from '@matchbol/core/leagues/match-format'
import type { PointsRule } from '@matchbol/core/leagues/points-rule'
import { type RatingStep, rateGame } from '@matchbol/core/ratings/rating'

type RatedSides = Pick<Game, 'kind' | 'format' | 'a' | 'b'>

/**
 * What a result would do to both ratings if it were confirmed now: the same calculation as at the confirmation. Null where
 * nothing moves: a friendly game, a walkover, a game given up before it told anything.
 */
export function ratingEffect(game: RatedSides, score: PlayedScore, winner: Side | null): BySide<RatingStep> | null {
  const { rating } = effectOf(game, score, winner) ?? {}
  if (!rating) return null
  const loser = otherSide(rating.winner)
  const [standing, opposing] = [standingOf(game[rating.winner]), standingOf(game[loser])]
  if (!standing || !opposing) return null
  const steps = rateGame({ ...rating, winner: standing, loser: opposing })
  return winner === 'a' ? { a: steps.winner, b: steps.loser } : { a: steps.loser, b: steps.winner }
}

/** What it would give in the table of the season; null where it does not count. */
export function seasonEffect(
  game: Pick<RatedSides, 'kind' | 'format'>,
  score: PlayedScore,
  winner: Side | null,
  rule: PointsRule,
): BySide<number> | null {
  const { season } = effectOf(game, score, winner) ?? {}
  return season ? seasonPointsOf(season, winner, rule) : null
}

function effectOf(game: Pick<RatedSides, 'kind' | 'format'>, score: PlayedScore, winner: Side | null) {
  const format = formatOf(game.format)
  const verdict = judgeScore(score, format, winner ?? undefined)
  return verdict.ok ? effectOfResult({ kind: game.kind, outcome: score.outcome, format }, verdict) : null
}

const standingOf = ({ points, ratedGames }: Game['a']) => (points === null ? null : { points, games: ratedGames })
