import { atClock } from '@matchbol/text/shared/dates'
import { useMatch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAfterLoad } from '../../ui/use-idle.ts'
import styles from './live-board.module.css'

interface Props {
  /** Links that narrow the board to one league. */
  filter?: ReactNode
  children: ReactNode
}

/** The latest results, in the frame that rises into the hero. */
export const LiveBoard = ({ filter, children }: Props) => (
  <section className={`board ${styles.liveBoard}`} aria-labelledby="live-board">
    <div className="board-head">
      <i className={styles.liveDot} aria-hidden="true" />
      <h2 id="live-board">Табло</h2>
      <ReadAt />
      {filter}
    </div>
    {children}
  </section>
)

/** When the results were read, by the browser's clock: what every node draws alike only keeps the place. */
function ReadAt() {
  const readAt = useMatch({ from: '/', select: ({ updatedAt }) => updatedAt })
  const isLoaded = useAfterLoad()
  return (
    <span className={`text-xs whitespace-nowrap text-muted ${isLoaded ? '' : 'invisible'}`}>
      оновлено {isLoaded ? atClock(new Date(readAt)) : 'о\u00a000:00'}
    </span>
  )
}
