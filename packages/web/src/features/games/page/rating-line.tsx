import type { GamePlayer } from '@matchbol/core/games/game-shapes'
import { shownChange } from '@matchbol/core/ratings/shown'
import { ratingText } from '@matchbol/text/ratings/rating'
import { signed } from '@matchbol/text/shared/figures'
import styles from './rating-line.module.css'

interface Props {
  player: GamePlayer
  isCompleted: boolean
}

/**
 * «1388? → 1435? +47» once the game was rated. Before it is completed, the strength that the player has now; a completed game
 * that moved no rating has none to show, as today's is not that of its day.
 */
export function RatingLine({ player: { rating, points: now, ratedGames }, isCompleted }: Props) {
  if (!rating) return isCompleted || now === null ? null : ratingText(now, ratedGames)
  const change = shownChange(rating)
  return (
    <>
      <span data-rating="before">{ratingText(rating.before, rating.ratedGames)} → </span>
      {ratingText(rating.after, rating.ratedGames + 1)}{' '}
      <span className={styles.ratingChange} data-rating="change" data-loss={change < 0 || undefined}>
        {signed(change)}
      </span>
    </>
  )
}
