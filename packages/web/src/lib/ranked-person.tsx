import type { PlayerRef } from '@matchbol/core/users/user-shapes'
import { fullName, initials } from '@matchbol/text/shared/names'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Avatar } from '../ui/picture/avatar.tsx'

interface Props {
  player: PlayerRef
  isMine: boolean
  /** The line under the name. */
  children: ReactNode
}

/** The cell of a ranking that says who it is, and leads to them. */
export const RankedPerson = ({ player, isMine, children }: Props) => (
  <td className="person">
    <Link to="/player/$id" params={{ id: String(player.id) }} className="who">
      <Avatar id={player.id} initials={initials(player)} photoUrl={player.photoUrl} />
      <span>
        <b>
          <bdi>{fullName(player)}</bdi>
          {isMine && <span className="mine-mark">ви</span>}
        </b>
        <small>{children}</small>
      </span>
    </Link>
  </td>
)
