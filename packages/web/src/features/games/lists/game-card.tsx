import { Link } from '@tanstack/react-router'
import type { CardGame } from './card-game.ts'
import './game-cards.css'
import { gameTimes } from '../page/game-times.ts'
import { Scoreboard } from '../scoreboard/scoreboard.tsx'

interface Props {
  game: CardGame
  /** When it was played, as short as the place allows. */
  time: string
}

/** A played game among others; leads to its page. */
export const GameCard = ({ game, time }: Props) => (
  <Link to="/game/$id" params={{ id: String(game.id) }} className="game-card">
    <Scoreboard
      game={game}
      size="compact"
      head={
        <>
          <span>
            {game.league.name}
            {game.kind === 'FRIENDLY' && ' · товариська'}
          </span>
          <time {...(game.completedAt && { dateTime: game.completedAt })}>
            <span className="sr-only">{gameTimes({ ...game, agreedAt: null }).at(-1)?.label} </span>
            {time}
          </time>
        </>
      }
    />
  </Link>
)
