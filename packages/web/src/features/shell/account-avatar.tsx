import { initials } from '@matchbol/text/shared/names'
import type { SessionUser } from '../../lib/session/session.ts'
import { Avatar } from '../../ui/picture/avatar.tsx'
import styles from './shell.module.css'

/** With a small counter of the invitations that wait for this person. */
export function AccountAvatar({ me }: { me: SessionUser }) {
  const waiting = me.gameStats.invitationsToUserCount
  return (
    <span className="relative" aria-hidden="true">
      <Avatar id={me.id} initials={initials(me)} photoUrl={me.photoUrl} />
      {waiting > 0 && <span className={styles.avatarCount}>{waiting}</span>}
    </span>
  )
}
