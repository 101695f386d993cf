import type { SiteStatistics } from '@matchbol/core/stats/contract'
import { fullName, initials } from '@matchbol/text/shared/names'
import { counted } from '@matchbol/text/shared/plural'
import { Link } from '@tanstack/react-router'
import { Avatar } from '../../ui/picture/avatar.tsx'
import styles from './most-active.module.css'

/** Who plays most of late. */
export const MostActive = ({ players }: { players: SiteStatistics['mostActive'] }) => (
  <ol className={styles.mostActive}>
    {players.map(({ player, games, won }) => (
      <li key={player.id}>
        <Link to="/player/$id" params={{ id: String(player.id) }} className={styles.row}>
          <span className="who">
            <Avatar id={player.id} initials={initials(player)} photoUrl={player.photoUrl} />
            <span className="min-w-0">
              <b>{fullName(player)}</b>
              <small>
                {won}–{games - won}
              </small>
            </span>
          </span>
          <b className={styles.games}>{counted(games, ['матч', 'матчі', 'матчів'])}</b>
        </Link>
      </li>
    ))}
  </ol>
)
