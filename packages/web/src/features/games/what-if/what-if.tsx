import type { WhatIf as WhatIfFigures } from '@matchbol/core/games/pair-shapes'
import { isProvisional, PROVISIONAL_GAMES } from '@matchbol/core/ratings/rating'
import { chances, signed } from '@matchbol/text/shared/figures'
import { counted } from '@matchbol/text/shared/plural'
import ratingLineStyles from '../page/rating-line.module.css'
import styles from './what-if.module.css'

interface Props {
  figures: WhatIfFigures
  opponentName: string
}

/**
 * Before a game: the chance shown, and what a win or a loss would move. Large figures of the first games would only frighten off
 * the most valuable one, so a newcomer opens them.
 */
export function WhatIf({ figures: { chance, win, loss, ratedGames }, opponentName }: Props) {
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
      {isProvisional(ratedGames) ? (
        <>
          <p className={styles.warmUp}>
            Розминка рейтингу: перші {counted(PROVISIONAL_GAMES, gameForms)} число шукає ваш рівень.
          </p>
          <details className={styles.folded}>
            <summary>Показати, скільки балів на кону</summary>
            <Stakes win={win} loss={loss} />
          </details>
        </>
      ) : (
        <Stakes win={win} loss={loss} />
      )}
    </div>
  )
}

const gameForms = ['гру', 'гри', 'ігор'] as const

const Stakes = ({ win, loss }: Pick<WhatIfFigures, 'win' | 'loss'>) => (
  <dl className={styles.stakes}>
    <Stake name="Якщо переможете" change={win} />
    <Stake name="Якщо програєте" change={loss} />
  </dl>
)

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
