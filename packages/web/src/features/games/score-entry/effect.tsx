import type { PlayedScore, Side } from '@matchbol/core/games/score/score-details'
import { otherSide } from '@matchbol/core/games/score/side'
import type { PointsRule } from '@matchbol/core/leagues/points-rule'
import { shownChange } from '@matchbol/core/ratings/shown'
import { ratingText } from '@matchbol/text/ratings/rating'
import { signed } from '@matchbol/text/shared/figures'
import styles from '../page/rating-line.module.css'
import { ratingLabel, seasonLabel } from '../what-if/stake-label.ts'
import { type RatingMove, ratingEffect, ratingTakenBack, seasonEffect } from '../what-if/what-if-result.ts'
import type { GameToEnter } from './game.ts'

interface Props {
  game: GameToEnter
  score: PlayedScore
  winner: Side | null
  mySide: Side | null
  pointsRule: PointsRule | null
}

/** Rows of a description list: both ratings and the points of the season, mine first. */
export function ScoreEntryEffect({ game, score, winner, mySide, pointsRule }: Props) {
  const isKnown = game.a.points !== null && game.b.points !== null
  const ratings = ratingEffect(game, score, winner) ?? ratingTakenBack(game)
  const season = pointsRule && seasonEffect(game, score, winner, pointsRule)
  const first = mySide ?? 'a'
  const sides = [first, otherSide(first)] as const
  if (score.outcome === 'ABANDONED') return null
  return (
    <>
      {(isKnown || game.kind === 'FRIENDLY') &&
        sides.map((side) => (
          <div key={side}>
            <dt>{ratingLabel(game, side, mySide)}</dt>
            <dd>{ratings ? <Change move={ratings[side]} /> : 'не зміниться'}</dd>
          </div>
        ))}
      {season &&
        sides.map((side) => (
          <div key={side}>
            <dt>{seasonLabel(game, side, mySide)}</dt>
            <dd>{signed(season[side])}</dd>
          </div>
        ))}
    </>
  )
}

function Change({ move }: { move: RatingMove }) {
  const change = shownChange(move)
  if (change === 0) return 'не зміниться'
  return (
    <>
      {ratingText(move.before, move.ratedGames)} → {ratingText(move.after, move.gamesAfter)}{' '}
      <span className={styles.ratingChange} data-loss={change < 0 || undefined}>
        {signed(change)}
      </span>
    </>
  )
}
