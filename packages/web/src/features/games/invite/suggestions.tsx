import type { Opponent } from '@matchbol/core/games/pair-shapes'
import type { ReactElement, ReactNode } from 'react'
import styles from './opponents.module.css'
import { InviteOpponents } from './opponents.tsx'

interface Props {
  opponents: readonly Opponent[]
  choose: (opponent: Opponent, content: ReactNode) => ReactElement
}

/** A few with whom it is time to play again. In a league of a few people the list below says the same. */
export function InviteSuggestions({ opponents, choose }: Props) {
  if (opponents.length === 0) return null
  const hasMet = opponents.some(({ lastMeetingAt }) => lastMeetingAt !== null)
  return (
    <section className={`board ${styles.inviteSuggestions}`} aria-labelledby="suggested">
      <div className="board-head">
        <h2 id="suggested">{hasMet ? 'Кого запросити' : 'З кого почати'}</h2>
      </div>
      <InviteOpponents opponents={opponents} choose={choose} />
    </section>
  )
}
