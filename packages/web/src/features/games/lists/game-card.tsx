import { Link } from '@tanstack/react-router'
import { gameTimes } from '../page/game-times.ts'
import { Scoreboard } from '../scoreboard/scoreboard.tsx'
import type { CardGame } from './card-game.ts'
import styles from './game-cards.module.css'

interface Props {
  game: CardGame
  /** When it was played, as short as the place allows. */
  time: string
  /** It has come while somebody looks. */
  isNew?: boolean
}

/** A played game among others; leads to its page. */
export const GameCard = ({ game, time, isNew = false }: Props) => (
  <Link to="/game/$id" params={{ id: String(game.id) }} className={styles.gameCard} data-new={isNew || undefined}>
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
