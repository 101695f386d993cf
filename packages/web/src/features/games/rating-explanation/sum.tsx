import type { RatingStepView } from '@matchbol/core/ratings/contract'
import { decimal, signedInFull, weight } from '@matchbol/text/shared/figures'
import styles from './rating-explanation.module.css'

interface Props {
  step: RatingStepView
  /** 1 − the winner's expectation: both move by it. */
  surprise: number
  hasWon: boolean
}

/** The change laid out as K × F × M × несподіваність; what the winner gets, the loser loses, each by their own K. */
export function RatingSum({ step: { k, f, m, change }, surprise, hasWon }: Props) {
  const factors = [
    { value: `${hasWon ? '' : '\u2212'}${decimal(k, 1)}`, name: 'K, темп' },
    { value: weight(f), name: 'F, формат' },
    { value: decimal(m, 2), name: 'M, перевага' },
    { value: decimal(surprise, 3), name: 'несподіваність' },
  ]
  return (
    <dl className={styles.sum} aria-label="Як порахована зміна рейтингу">
      {factors.map(({ value, name }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.result}>
        <dt>зміна рейтингу</dt>
        <dd>{signedInFull(change)}</dd>
      </div>
    </dl>
  )
}
