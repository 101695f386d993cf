import type { GameInFull } from '@matchbol/core/games/game-shapes'
import { gamesTaken } from '@matchbol/core/games/score/games-taken'
import { otherSide } from '@matchbol/core/games/score/side'
import { shownChange } from '@matchbol/core/ratings/shown'
import { explanation, unmovedReason } from '@matchbol/text/ratings/explanation'
import { signed } from '@matchbol/text/shared/figures'
import { fullName } from '@matchbol/text/shared/names'
import { useMe } from '../../../lib/session/use-session.ts'
import { sideOf } from '../score-entry/game.ts'
import { ChanceBefore } from './chance.tsx'
import styles from './rating-explanation.module.css'
import { RatingSum } from './sum.tsx'
import { RatingTable } from './table.tsx'

/** «Чому +47?»: for a player of the game their own change, for everybody else the winner's. */
export function RatingExplanation({ game }: { game: GameInFull }) {
  const me = useMe()
  const { steps, winnerId } = game
  const winner = winnerId === null ? null : sideOf(game, winnerId)
  if (!steps || !winner)
    return (
      <section className={`board board-body ${styles.why}`}>
        <h2>Чому рейтинг не змінився?</h2>
        <p>{unmovedReason(game)}</p>
      </section>
    )
  const mySide = me && sideOf(game, me.id)
  const side = mySide ?? winner
  const step = steps[side]
  const words = explanation({
    own: step,
    opponentBefore: steps[otherSide(side)].before,
    hasWon: side === winner,
    name: mySide ? null : fullName(game[winner]),
    games: gamesTaken(game, winner),
  })
  return (
    <section className={`board board-body ${styles.why}`}>
      <h2>Чому {signed(shownChange(step))}?</h2>
      <p>
        {words.join(' ')}
        {game.scoreDetails?.outcome === 'RETIRED' && ' Гру припинено, та зіграного досить, щоб рейтинг змінився.'}
      </p>
      <RatingSum step={step} surprise={1 - steps[winner].expected} hasWon={side === winner} />
      <ChanceBefore game={game} side={side} chance={step.chance} />
      <RatingTable game={game} steps={steps} side={side} winner={winner} />
    </section>
  )
}
