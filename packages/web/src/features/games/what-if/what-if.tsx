import type { WhatIf as WhatIfFigures } from '@matchbol/core/games/pair-shapes'
import { chances, signed } from '@matchbol/text/shared/figures'
import ratingLineStyles from '../page/rating-line.module.css'
import styles from './what-if.module.css'

interface Props {
  figures: WhatIfFigures
  opponentName: string
}

/** Before a game: the chance shown, and what a win or a loss would move. */
export function WhatIf({ figures: { chance, win, loss }, opponentName }: Props) {
  const [mine, theirs] = chances(chance)
  return (
    <div className={styles.whatIf}>
      <div className={styles.chance}>
        <span>
          Ваш шанс
          <b>{mine}</b>
        </span>
        <span>
          {opponentName}
          <b>{theirs}</b>
        </span>
      </div>
      <div className={styles.bar} style={{ gridTemplateColumns: `${chance}fr ${1 - chance}fr` }} aria-hidden="true">
        <i />
        <i />
      </div>
      <dl className={styles.stakes}>
        <Stake name="Якщо переможете" change={win} />
        <Stake name="Якщо програєте" change={loss} />
      </dl>
    </div>
  )
}

const Stake = ({ name, change: { least, typical, most } }: { name: string; change: WhatIfFigures['win'] }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b className={ratingLineStyles.ratingChange} data-loss={typical < 0 || undefined}>
        {signed(typical)}
      </b>
      <small>
        від {signed(least)} до {signed(most)}, за рахунком
      </small>
    </dd>
  </div>
)
