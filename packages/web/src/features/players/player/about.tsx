import type { UserView } from '@matchbol/core/users/user-shapes'
import { dayOf } from '@matchbol/text/shared/dates'
import { useNow } from '../../../lib/browser/use-now.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { buttonLook } from '../../../ui/button.tsx'
import styles from './about.module.css'

const backhands = { ONE: 'одноручний', TWO: 'дворучний' }

/** What players tell each other; a guest is given none of it. */
export function PlayerAbout({ player }: { player: UserView }) {
  const now = useNow()
  const isSelf = useMe()?.id === player.id
  const isPaused = player.pausedUntil && new Date(player.pausedUntil) > now
  const facts = [
    ['Не грає до', isPaused && player.pausedUntil && dayOf(player.pausedUntil, now)],
    ['Про себе', player.bio],
    ['Зручні корти', player.preferredCourts],
    ['Бекхенд', player.backhand && backhands[player.backhand]],
    ['Ракетка', player.racket],
    ['Telegram', player.username && `@${player.username}`],
  ] as const
  const told = facts.filter(([, value]) => value)
  if (told.length === 0) return null
  return (
    <section className="board">
      <div className="board-head">
        <h2>Про гравця</h2>
      </div>
      <dl className={styles.about}>
        {told.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {player.contact && !isSelf && (
        <div className={styles.contact}>
          <a href={player.contact} rel="noreferrer" {...buttonLook({ variant: 'outline' })}>
            Написати в Telegram
          </a>
        </div>
      )}
    </section>
  )
}
