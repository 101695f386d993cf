import type { GameInFull } from '@matchbol/core/games/game-shapes'
import { confirmedText } from '@matchbol/text/games/confirmed'
import { useState } from 'react'
import { useMe } from '../../../lib/session/use-session.ts'
import styles from './game-page.module.css'

/**
 * Says what has happened where the other confirms while the page is open, also to who does not see it. Whoever confirms reads it in
 * a notification.
 */
export function GameNews({ game }: { game: GameInFull }) {
  const me = useMe()
  const [statusAtFirst] = useState(game.status)
  const { status, submittedBy, winnerId, winnersPlace } = game
  const isNews = statusAtFirst !== 'COMPLETED' && status === 'COMPLETED' && me?.id === submittedBy
  return (
    <p aria-live="polite" className={styles.gameNews}>
      {isNews && me && (
        <>
          <b>Результат підтверджено.</b> {confirmedText(game, me.id, winnerId === me.id ? winnersPlace : null)}
        </>
      )}
    </p>
  )
}
