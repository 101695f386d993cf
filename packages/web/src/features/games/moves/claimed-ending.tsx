import type { Game } from '@matchbol/core/games/game-shapes'
import { signed } from '@matchbol/text/shared/figures'
import { sideOf } from '../score-entry/game.ts'
import { useSeasonRules } from '../score-entry/rules.ts'
import { seasonEffect } from '../what-if/what-if-result.ts'
import { type ClaimRow, claimOf } from './claim.ts'
import styles from './list.module.css'

interface Props {
  game: Game
  myId: number
}

/** «Неявка: ви. Ваші очки сезону: −1»: what confirming does where the sets alone do not tell; nothing for a game played to its end. */
export function ClaimedEnding({ game, myId }: Props) {
  const [, ending] = claimOf(game, myId)
  return ending && <Ending {...ending} game={game} myId={myId} />
}

function Ending({ label, value, game, myId }: Props & ClaimRow) {
  const rules = useSeasonRules(game)
  const { scoreDetails, winnerId } = game
  const mySide = sideOf(game, myId)
  const winner = winnerId === null ? null : sideOf(game, winnerId)
  const points = rules && scoreDetails && seasonEffect(game, scoreDetails, winner, rules.pointsRule)
  return (
    <p className={styles.ending}>
      {label}: <b>{value}</b>
      {points && mySide && `. Ваші очки сезону: ${signed(points[mySide])}`}
    </p>
  )
}
