import type { GameInFull } from '@matchbol/core/games/game-shapes'
import { dayOf } from '@matchbol/text/shared/dates'
import { Link } from '@tanstack/react-router'
import { useNow } from '../../../lib/browser/use-now.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { opponentOf } from './facts.ts'
import styles from './game-moves.module.css'
import { rematchOf } from './rematch-rule.ts'

/** After a game that was played: the way to the next one, or from when there is one. */
export function GameRematch({ game }: { game: GameInFull }) {
  const now = useNow()
  const me = useMe()
  const rematch = me && rematchOf(game, me, now)
  if (!me || !rematch) return null
  if (rematch.from)
    return (
      <section className={styles.gameMoves} aria-label="Реванш">
        <p className="text-on-court-muted">Реванш можна зіграти з {dayOf(rematch.from, now)}.</p>
      </section>
    )
  return (
    <section className={styles.gameMoves} aria-label="Реванш">
      <Link
        to="/profile/invite"
        search={{ league: game.league.id, opponent: opponentOf(game, me.id).id }}
        {...buttonLook({ color: 'brand' })}
      >
        Реванш
      </Link>
    </section>
  )
}
