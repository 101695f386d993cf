import type { PlayerStatistics } from '@matchbol/core/stats/contract'
import { whenPlayed } from '@matchbol/text/shared/dates'
import { fullName, initials } from '@matchbol/text/shared/names'
import { counted } from '@matchbol/text/shared/plural'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useNow } from '../../../lib/browser/use-now.ts'
import { Avatar } from '../../../ui/picture/avatar.tsx'
import styles from './rivals.module.css'

interface Props {
  playerId: number
  rivals: PlayerStatistics['rivals']
}

/** Those met most often, each with the balance; leads to everything the two have played. */
export function PlayerRivals({ playerId, rivals }: Props) {
  const now = useNow()
  return (
    <ul className={styles.rivals}>
      {rivals.map(({ player, played, won, lost, lastAt }) => (
        <li key={player.id}>
          <Link to="/player/$id/vs/$other" params={{ id: String(playerId), other: String(player.id) }}>
            <Avatar id={player.id} initials={initials(player)} photoUrl={player.photoUrl} />
            <span className="min-w-0 flex-1">
              <b>{fullName(player)}</b>
              <small>
                {counted(played, ['гра', 'гри', 'ігор'])}, остання{' '}
                <time dateTime={lastAt}>{whenPlayed(lastAt, now)}</time>
              </small>
            </span>
            <span className={styles.rivalBalance}>
              <span className="sr-only">перемог і поразок </span>
              {won}:{lost}
            </span>
            <ChevronRight size={20} className="text-muted" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
