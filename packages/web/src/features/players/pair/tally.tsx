import type { HeadToHead } from '@matchbol/core/games/pair-shapes'
import { figure } from '@matchbol/text/shared/figures'
import styles from './tally.module.css'

type Pair = Pick<HeadToHead, 'wonByA' | 'wonByB' | 'setsWon' | 'gamesWon'>

/** Games, sets and the games in them, one against the other. */
export const PairTally = ({ pair: { wonByA, wonByB, setsWon, gamesWon } }: { pair: Pair }) => (
  <dl className={styles.tally}>
    <Line name="Перемоги" a={wonByA} b={wonByB} />
    <Line name="Сети" {...setsWon} />
    <Line name="Гейми" {...gamesWon} />
  </dl>
)

const Line = ({ name, a, b }: { name: string; a: number; b: number }) => (
  <div>
    <dt>{name}</dt>
    <dd data-ahead={a > b || undefined}>{figure(a)}</dd>
    <dd data-ahead={b > a || undefined}>{figure(b)}</dd>
    {a + b > 0 && (
      <span className={styles.bar} style={{ gridTemplateColumns: `${a}fr ${b}fr` }} aria-hidden="true">
        <i data-ahead={a > b || undefined} />
        <i data-ahead={b > a || undefined} />
      </span>
    )}
  </div>
)
