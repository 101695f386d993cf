import type { Game } from '@matchbol/core/games/game-shapes'
import styles from './game-page.module.css'

/** What the two have written about the game. */
export function GameWords({ game: { a, message, notes } }: { game: Game }) {
  if (!message && !notes) return null
  return (
    <section className="board">
      <div className="board-head">
        <h2>Повідомлення</h2>
      </div>
      <div className={`board-body ${styles.gameWords}`}>
        {message && (
          <p>
            <small>{a.firstName}, разом із запрошенням</small>«{message}»
          </p>
        )}
        {notes && (
          <p>
            <small>Примітка до результату</small>«{notes}»
          </p>
        )}
      </div>
    </section>
  )
}
