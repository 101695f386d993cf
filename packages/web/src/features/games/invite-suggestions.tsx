import type { Opponent } from '@matchbol/core/games/pair-shapes'
import type { ReactElement, ReactNode } from 'react'
import { InviteOpponents } from './invite-opponents.tsx'
import './invite-suggestions.css'

interface Props {
  opponents: readonly Opponent[]
  choose: (opponent: Opponent, content: ReactNode) => ReactElement
}

/** A few with whom it is time to play again. In a league of a few people the list below says the same. */
export const InviteSuggestions = ({ opponents, choose }: Props) =>
  opponents.length > 0 && (
    <section className="board invite-suggestions" aria-labelledby="suggested">
      <div className="board-head">
        <h2 id="suggested">З ким давно не грали</h2>
      </div>
      <InviteOpponents opponents={opponents} choose={choose} />
    </section>
  )
