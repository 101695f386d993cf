import type { GamePlayer } from '@matchbol/core/games/game-shapes'
import { shownChange } from '@matchbol/core/ratings/shown'
import { signed } from '../../lib/figures.ts'
import { ratingText } from '../../lib/rating-text.ts'
import './rating-line.css'

/** «1388? → 1435? +47» once the game was rated, else the strength that the player has now. */
export function RatingLine({ player: { rating, points: now, ratedGames } }: { player: GamePlayer }) {
  if (!rating) return now === null ? null : ratingText(now, ratedGames)
  const change = shownChange(rating)
  return (
    <>
      <span className="rating-before">{ratingText(rating.before, rating.ratedGames)} → </span>
      {ratingText(rating.after, rating.ratedGames + 1)}{' '}
      <span className="rating-change" data-loss={change < 0 || undefined}>
        {signed(change)}
      </span>
    </>
  )
}
