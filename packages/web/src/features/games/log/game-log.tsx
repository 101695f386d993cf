import type { GameInFull } from '@matchbol/core/games/game-shapes'
import { moveDetails, moveSentence } from '@matchbol/text/games/log'
import { momentOf } from '@matchbol/text/shared/dates'
import { Link } from '@tanstack/react-router'
import { useNow } from '../../../lib/browser/use-now.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import styles from './game-log.module.css'
import { nextInLog } from './game-log-next.ts'

/**
 * Every move of the game and, last, what will happen by itself. Only its players and administrators are given the log; the players write
 * to the club from here, or go on where they have.
 */
export function GameLog({ game }: { game: GameInFull }) {
  const now = useNow()
  const me = useMe()
  const myId = me?.id
  const ticket = me?.tickets.find(({ gameId }) => gameId === game.id)
  const next = nextInLog(game)
  return (
    <section className="board">
      <div className="board-head">
        <h2>Хід подій</h2>
      </div>
      <ol className={styles.gameLog}>
        {game.log.map((event) => {
          const { who, what } = moveSentence(event, game, myId)
          return (
            <li key={event.version}>
              <time dateTime={event.at}>{momentOf(event.at, now)}</time>
              <p>
                {who && <b>{who}</b>} {what}
              </p>
              {moveDetails(event, game, now).map((line) => (
                <small key={line}>{line}</small>
              ))}
            </li>
          )
        })}
        {next && (
          <li data-next>
            <time dateTime={next.at}>{momentOf(next.at, now)}</time>
            <p>{next.what}</p>
          </li>
        )}
      </ol>
      {(myId === game.a.id || myId === game.b.id) && (
        <p className="board-foot border-t border-border">
          {ticket ? (
            <Link to="/profile/support/$id" params={{ id: String(ticket.id) }} className="link">
              Ваше звернення про цю гру: №&nbsp;{ticket.id}
            </Link>
          ) : (
            <Link to="/profile/support" search={{ new: true, game: game.id }} className="link">
              Написати клубу про цю гру
            </Link>
          )}
        </p>
      )}
    </section>
  )
}
