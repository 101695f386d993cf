import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { fullName, initials } from '../../lib/names.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { TimeLeft } from './countdown.tsx'
import { opponentOf } from './game-moves-facts.ts'
import './game-moves-list.css'
import type { Waiting } from './game-moves-waiting.ts'

/** What waits for me, each a way to the page of its game. */
export const GameMovesList = ({ items, myId }: { items: readonly Waiting[]; myId: number }) => (
  <ul className="waiting">
    {items.map(({ game, text, until, isMine }) => {
      const opponent = opponentOf(game, myId)
      return (
        <li key={game.id}>
          <Link to="/game/$id" params={{ id: String(game.id) }} data-mine={isMine || undefined}>
            <Avatar id={opponent.id} initials={initials(opponent)} photoUrl={opponent.photoUrl} />
            <span className="waiting-text">
              <b>{text}</b>
              <small>
                {fullName(opponent)} · {game.league.name}
                {game.place && ` · ${game.place}`}
              </small>
            </span>
            {until && (
              <Badge color={isMine ? 'warning' : 'neutral'}>
                <TimeLeft until={until} />
              </Badge>
            )}
            <ChevronRight size={20} className="text-muted max-sm:hidden" aria-hidden="true" />
          </Link>
        </li>
      )
    })}
  </ul>
)
