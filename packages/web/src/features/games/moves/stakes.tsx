import type { GameInFull } from '@matchbol/core/games/game-shapes'
import type { Side } from '@matchbol/core/games/score/score-details'
import { otherSide } from '@matchbol/core/games/score/side'
import { PROVISIONAL_GAMES, type RatingStep } from '@matchbol/core/ratings/rating'
import { shownChange } from '@matchbol/core/ratings/shown'
import { ratingText } from '@matchbol/text/ratings/rating'
import { percent, signed } from '@matchbol/text/shared/figures'
import { plural } from '@matchbol/text/shared/plural'
import { useMe } from '../../../lib/session/use-session.ts'
import { Note } from '../../../ui/note.tsx'
import ratingLineStyles from '../page/rating-line.module.css'
import { sideOf } from '../score-entry/game.ts'
import { ratingLabel, seasonLabel } from '../what-if/stake-label.ts'
import { WhatIfOfGame } from '../what-if/what-if-game.tsx'
import { ratingEffect } from '../what-if/what-if-result.ts'
import styles from './stakes.module.css'

/** What a game that is not completed yet means to its players: before it is played the chances, then what the result will do. */
export function GameStakes({ game }: { game: GameInFull }) {
  const me = useMe()
  const mySide = me && sideOf(game, me.id)
  if (!me || !(mySide || me.role === 'ADMIN')) return null
  if (mySide && (game.status === 'PENDING' || game.status === 'ACCEPTED'))
    return (
      <section className="board">
        <div className="board-head">
          <h2>Що на кону</h2>
        </div>
        <div className="board-body">
          <WhatIfOfGame game={game} myId={me.id} />
        </div>
      </section>
    )
  if (game.status !== 'PENDING_CONFIRMATION' && game.status !== 'DISPUTED') return null
  return <AfterConfirmation game={game} mySide={mySide} />
}

const pointForms = ['бал', 'бали', 'балів'] as const
const seasonForms = ['очко', 'очки', 'очок'] as const

function AfterConfirmation({ game, mySide }: { game: GameInFull; mySide: Side | null }) {
  const { scoreDetails: details, winnerId, seasonPoints } = game
  const winner = winnerId === null ? null : sideOf(game, winnerId)
  const ratings = details && ratingEffect(game, details, winner)
  const first = mySide ?? 'a'
  const sides = [first, otherSide(first)] as const
  return (
    <>
      <section className="board">
        <div className="board-head">
          <h2>Що зміниться після підтвердження</h2>
        </div>
        <div className={styles.stakes}>
          {ratings &&
            sides.map((side) => (
              <RatingStake key={side} label={ratingLabel(game, side, mySide)} step={ratings[side]} />
            ))}
          {!ratings && <p className="text-muted">Рейтинг не зміниться.</p>}
          {seasonPoints &&
            sides.map((side) => (
              <div key={side}>
                <small>{seasonLabel(game, side, mySide)}</small>
                <b>{withSign(seasonPoints[side], seasonForms)}</b>
              </div>
            ))}
        </div>
      </section>
      {ratings && mySide && ratings[mySide].ratedGames + 1 === PROVISIONAL_GAMES && (
        <Note>Це ваша пʼята рейтингова гра: після неї знак «?» зникне. Що більше ігор, то стійкіше число.</Note>
      )}
    </>
  )
}

function RatingStake({ label, step }: { label: string; step: RatingStep }) {
  const change = shownChange(step)
  return (
    <div>
      <small>{label}</small>
      <b>
        <span className={styles.before}>{ratingText(step.before, step.ratedGames)} → </span>
        {ratingText(step.after, step.ratedGames + 1)}
      </b>
      <small className={ratingLineStyles.ratingChange} data-loss={change < 0 || undefined}>
        {withSign(change, pointForms)} · шанс до гри {percent(step.chance)}
      </small>
    </div>
  )
}

const withSign = (change: number, forms: readonly [string, string, string]) =>
  `${signed(change)}\u00a0${plural(Math.abs(change), forms)}`
