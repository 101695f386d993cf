import type { GameInFull } from '@matchbol/core/games/game-shapes'
import type { BySide, Side } from '@matchbol/core/games/score/score-details'
import { otherSide } from '@matchbol/core/games/score/side'
import type { RatingStepView } from '@matchbol/core/ratings/contract'
import { decimal, signedInFull } from '@matchbol/text/shared/figures'
import { fullName } from '@matchbol/text/shared/names'
import ratingLineStyles from '../page/rating-line.module.css'
import { ledger } from './ledger.ts'
import styles from './rating-explanation.module.css'

interface Props {
  game: GameInFull
  steps: BySide<RatingStepView>
  /** Whose change is explained: their column comes first and is lit. */
  side: Side
  winner: Side
}

/** Both players' figures side by side, each with a line on where it comes from. */
export function RatingTable({ game, steps, side, winner }: Props) {
  const sides = [side, otherSide(side)] as const
  return (
    <table className={styles.table}>
      <caption className="sr-only">Як змінився рейтинг кожного</caption>
      <thead>
        <tr>
          <td />
          {sides.map((each) => (
            <th key={each} scope="col" title={fullName(game[each])}>
              {game[each].firstName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ledger(game, steps, winner).map(({ name, hint, figure }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {hint && <small>{hint}</small>}
            </th>
            {sides.map((each) => (
              <td key={each}>{figure(steps[each])}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">Зміна рейтингу</th>
          {sides.map((each) => (
            <td key={each} className={ratingLineStyles.ratingChange} data-loss={steps[each].change < 0 || undefined}>
              {signedInFull(steps[each].change)}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">Рейтинг після гри</th>
          {sides.map((each) => (
            <td key={each}>{decimal(steps[each].after, 2)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
