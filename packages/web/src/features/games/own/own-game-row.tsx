import type { Game } from '@matchbol/core/games/game-shapes'
import { momentOf, whenPlayed } from '@matchbol/text/shared/dates'
import { Link } from '@tanstack/react-router'
import { useNow } from '../../../lib/browser/use-now.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { gameTimes } from '../page/game-times.ts'
import { Scoreboard } from '../scoreboard/scoreboard.tsx'
import { GameStatusBadge } from '../status-badge.tsx'
import styles from './own-game-row.module.css'

/** A game of mine in whatever state, among others; leads to its page. */
export function OwnGameRow({ game }: { game: Game }) {
  const now = useNow()
  const me = useMe()
  return (
    <Link to="/game/$id" params={{ id: String(game.id) }} className={styles.ownGame}>
      <Scoreboard
        game={game}
        size="row"
        myId={me?.id}
        head={
          <>
            <span>
              {game.league.name}
              {game.kind === 'FRIENDLY' && ' · товариська'}
            </span>
            <span className="ml-auto">
              <GameStatusBadge status={game.status} />
            </span>
          </>
        }
        foot={
          <>
            <span>{momentOfGame()}</span>
            {game.place && <span>{game.place}</span>}
          </>
        }
      />
    </Link>
  )

  function momentOfGame() {
    const last = gameTimes(game).at(-1)
    if (last) return `${last.label} ${game.status === 'COMPLETED' ? whenPlayed(last.at, now) : momentOf(last.at, now)}`
    return `Створено ${whenPlayed(game.createdAt, now)}`
  }
}
