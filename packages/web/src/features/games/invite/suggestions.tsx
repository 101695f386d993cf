import type { Opponent } from '@matchbol/core/games/pair-shapes'
import type { ReactElement, ReactNode } from 'react'
import styles from './opponents.module.css'
import { InviteOpponents } from './opponents.tsx'

interface Props {
  opponents: readonly Opponent[]
  choose: (opponent: Opponent, content: ReactNode) => ReactElement
}

/** A few with whom it is time to play. */
export function InviteSuggestions({ opponents, choose }: Props) {
  if (opponents.length === 0) return null
  return (
    <section className={`board ${styles.inviteSuggestions}`} aria-labelledby="suggested">
      <div className="board-head">
        <h2 id="suggested">Кого запросити</h2>
      </div>
      <InviteOpponents opponents={opponents} choose={choose} />
    </section>
  )
}
