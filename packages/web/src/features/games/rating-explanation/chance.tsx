import type { Game } from '@matchbol/core/games/game-shapes'
import type { Side } from '@matchbol/core/games/score/score-details'
import { otherSide } from '@matchbol/core/games/score/side'
import { chances } from '@matchbol/text/shared/figures'
import { tvName } from '@matchbol/text/shared/names'
import styles from '../what-if/what-if.module.css'

/** The chances both were shown before the game. */
export function ChanceBefore({ game, side, chance }: { game: Pick<Game, 'a' | 'b'>; side: Side; chance: number }) {
  const [own, opposing] = chances(chance)
  return (
    <div className={styles.whatIf}>
      <p className="text-sm font-semibold">Шанс до гри</p>
      <div className={styles.bar} style={{ gridTemplateColumns: `${chance}fr ${1 - chance}fr` }} aria-hidden="true">
        <i />
        <i />
      </div>
      <div className={styles.chance}>
        <span>
          {tvName(game[side])}
          <b>{own}</b>
        </span>
        <span>
          {tvName(game[otherSide(side)])}
          <b>{opposing}</b>
        </span>
      </div>
    </div>
  )
}
