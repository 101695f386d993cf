import { atClock } from '@matchbol/text/shared/dates'
import type { ReactNode } from 'react'
import styles from './live-board.module.css'

interface Props {
  /** When the results were read. */
  readAt: string
  /** Links that narrow the board to one league. */
  filter?: ReactNode
  children: ReactNode
}

/** The latest results, in the frame that rises into the hero. */
export const LiveBoard = ({ readAt, filter, children }: Props) => (
  <section className={`board ${styles.liveBoard}`} aria-labelledby="live-board">
    <div className="board-head">
      <i className={styles.liveDot} aria-hidden="true" />
      <h2 id="live-board">Табло</h2>
      <span className="text-xs whitespace-nowrap text-muted">оновлено {atClock(readAt)}</span>
      {filter}
    </div>
    {children}
  </section>
)
