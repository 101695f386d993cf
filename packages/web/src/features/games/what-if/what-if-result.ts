import type { Game } from '@matchbol/core/games/game-shapes'
import { effectOfResult, seasonPointsOf } from '@matchbol/core/games/result-effect'
import { judgeScore } from '@matchbol/core/games/score/judge-score'
import type { BySide, PlayedScore, Side } from '@matchbol/core/games/score/score-details'
import { otherSide } from '@matchbol/core/games/score/side'
import { formatOf } from '@matchbol/core/leagues/match-format'
import type { PointsRule } from '@matchbol/core/leagues/points-rule'
import { roundToHundredths } from '@matchbol/core/ratings/hundredths'
import { type RatingStep, rateGame } from '@matchbol/core/ratings/rating'

type RatedSides = Pick<Game, 'kind' | 'format' | 'a' | 'b'>
type Counted = Pick<Game, 'kind' | 'format' | 'winnerId' | 'scoreDetails' | 'a' | 'b'> & Partial<Pick<Game, 'status'>>

/** From where to where a result moves one player, with the rated games they then have. */
export interface RatingMove extends Pick<RatingStep, 'before' | 'after' | 'ratedGames'> {
  gamesAfter: number
}

/**
 * What a result would do to both ratings if it were confirmed now: the same calculation as at the confirmation, and for a game
 * that was rated already the difference to that. Null for a result that moves no rating: of a friendly game, a walkover, a game
 * given up before it told anything.
 */
export function ratingEffect(
  game: RatedSides,
  score: PlayedScore,
  winner: Side | null,
): BySide<RatingStep & RatingMove> | null {
  const { rating } = effectOf(game, score, winner) ?? {}
  if (!rating) return null
  const loser = otherSide(rating.winner)
  const [standing, opposing] = [standingOf(game[rating.winner]), standingOf(game[loser])]
  if (!standing || !opposing) return null
  const steps = rateGame({ ...rating, winner: standing, loser: opposing })
  const [a, b] = winner === 'a' ? [steps.winner, steps.loser] : [steps.loser, steps.winner]
  return { a: fromNow(game.a, a), b: fromNow(game.b, b) }
}

/** What happens to both ratings when the result that moved them is taken for one that moves none; null where none was moved. */
export function ratingTakenBack({ a, b }: Pick<Game, 'a' | 'b'>): BySide<RatingMove> | null {
  return a.rating && b.rating && { a: takenBack(a.rating), b: takenBack(b.rating) }
}

const takenBack = ({ before, after, ratedGames }: NonNullable<Game['a']['rating']>): RatingMove => ({
  ...{ before: after, ratedGames: ratedGames + 1 },
  ...{ after: before, gamesAfter: ratedGames },
})

/** What it would give in the table of the season, over what a completed game has given; null where it does not count. */
export function seasonEffect(
  game: Counted,
  score: PlayedScore,
  winner: Side | null,
  rule: PointsRule,
): BySide<number> | null {
  const points = pointsOf(game, score, winner, rule)
  const standing = game.status === 'COMPLETED' ? game.scoreDetails : null
  const given = standing && pointsOf(game, standing, winnerOf(game), rule)
  return points && given ? { a: points.a - given.a, b: points.b - given.b } : points
}

function pointsOf(game: Counted, score: PlayedScore, winner: Side | null, rule: PointsRule) {
  const { season } = effectOf(game, score, winner) ?? {}
  return season ? seasonPointsOf(season, winner, rule) : null
}

function winnerOf({ a, b, winnerId }: Counted): Side | null {
  if (winnerId === a.id) return 'a'
  return winnerId === b.id ? 'b' : null
}

function effectOf(game: Pick<RatedSides, 'kind' | 'format'>, score: PlayedScore, winner: Side | null) {
  const format = formatOf(game.format)
  const verdict = judgeScore(score, format, winner ?? undefined)
  return verdict.ok ? effectOfResult({ kind: game.kind, outcome: score.outcome, format }, verdict) : null
}

/** With what a player went into the game. */
function standingOf({ points, ratedGames, rating }: Game['a']) {
  if (rating) return { points: rating.before, games: rating.ratedGames }
  return points === null ? null : { points, games: ratedGames }
}

function fromNow({ rating }: Game['a'], step: RatingStep): RatingStep & RatingMove {
  const gamesAfter = step.ratedGames + 1
  if (!rating) return { ...step, gamesAfter }
  const change = roundToHundredths(step.after - rating.after)
  return { ...step, before: rating.after, change, ratedGames: gamesAfter, gamesAfter }
}
