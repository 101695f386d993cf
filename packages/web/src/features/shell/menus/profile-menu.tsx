import { fullName, initials } from '@matchbol/text/shared/names'
import { ChevronDown, LogOut, Shield } from 'lucide-react'
import { useFollowOthers } from '../../../lib/live/follow-others.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { PathLink } from '../../../ui/path-link.tsx'
import { Avatar } from '../../../ui/picture/avatar.tsx'
import { AccountAvatar } from '../account-avatar.tsx'
import shellStyles from '../shell.module.css'
import { useLeave } from '../start/use-leave.ts'
import { waitingWords } from '../waiting-words.ts'
import styles from './menus.module.css'
import { ProfileLinkList } from './profile-link-list.tsx'
import { profileLinks } from './profile-links.ts'

const links = profileLinks.filter((link) => !link.inMobileMenuOnly)

export function ProfileMenu({ me }: { me: SessionUser }) {
  const leave = useLeave()
  useFollowOthers(me.id)
  return (
    <Menu
      buttonClass={shellStyles.profileButton}
      button={
        <>
          <span className="sr-only">Меню профілю{waitingWords(me)}:</span>
          <AccountAvatar me={me} />
          <span className={shellStyles.name}>{me.firstName}</span>
          <ChevronDown size={18} aria-hidden="true" />
        </>
      }
    >
      <div className={styles.menuHead}>
        <Avatar id={me.id} initials={initials(me)} photoUrl={me.photoUrl} />
        <span>
          <b>{fullName(me)}</b>
          <small>{leagueLine(me)}</small>
        </span>
      </div>
      {me.role === 'ADMIN' && (
        <PathLink path="/admin" className={styles.menuAdmin}>
          <Shield size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>
            Адміністратор<small>Панель адміністратора</small>
          </span>
        </PathLink>
      )}
      <ProfileLinkList links={links} me={me} />
      <button type="button" className={styles.menuLeave} onClick={leave}>
        <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
        Вийти
      </button>
    </Menu>
  )
}

function leagueLine({ leagues }: SessionUser): string {
  const current = leagues.find((membership) => membership.isActive)
  if (!current) return 'Ще не в лізі'
  return current.category ? `${current.league.name} · ${current.category.name}` : current.league.name
}
