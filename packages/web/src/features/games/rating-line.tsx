import type { GamePlayer } from '@matchbol/core/games/game-shapes'
import { isProvisional } from '@matchbol/core/ratings/rating'
import { points, signed } from '../../lib/figures.ts'
import './rating-line.css'

/** «1388? → 1435? +47» once the game was rated, else the strength that the player has now. */
export function RatingLine({ player: { rating, points: now, ratedGames } }: { player: GamePlayer }) {
  if (!rating) return now === null ? null : ratingText(now, ratedGames)
  return (
    <>
      <span className="rating-before">{ratingText(rating.before, rating.ratedGames)} → </span>
      {ratingText(rating.after, rating.ratedGames + 1)}{' '}
      <span className="rating-change" data-loss={rating.change < 0 || undefined}>
        {signed(rating.change)}
      </span>
    </>
  )
}

/** «1435», or «1435?» while it rests on fewer than five rated games. */
export const ratingText = (value: number, ratedGames: number) => points(value) + (isProvisional(ratedGames) ? '?' : '')
