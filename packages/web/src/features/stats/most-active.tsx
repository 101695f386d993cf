import type { SiteStatistics } from '@matchbol/core/stats/contract'
import { Link } from '@tanstack/react-router'
import { fullName, initials } from '../../lib/names.ts'
import { counted } from '../../lib/plural.ts'
import { Avatar } from '../../ui/avatar.tsx'
import './most-active.css'

/** Who plays most of late. */
export const MostActive = ({ players }: { players: SiteStatistics['mostActive'] }) => (
  <ol className="most-active">
    {players.map(({ player, games, won }) => (
      <li key={player.id}>
        <Link to="/player/$id" params={{ id: String(player.id) }} className="most-active-row">
          <span className="who">
            <Avatar id={player.id} initials={initials(player)} photoUrl={player.photoUrl} />
            <span className="min-w-0">
              <b>{fullName(player)}</b>
              <small>
                {won}–{games - won}
              </small>
            </span>
          </span>
          <b className="most-active-games">{counted(games, ['матч', 'матчі', 'матчів'])}</b>
        </Link>
      </li>
    ))}
  </ol>
)
