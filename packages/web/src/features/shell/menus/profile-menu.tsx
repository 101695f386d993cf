import { fullName, initials } from '@matchbol/text/shared/names'
import { ChevronDown, LogOut, Shield } from 'lucide-react'
import type { SessionUser } from '../../../lib/session/session.ts'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { PathLink } from '../../../ui/path-link.tsx'
import { Avatar } from '../../../ui/picture/avatar.tsx'
import './menus.css'
import { AccountAvatar } from '../account-avatar.tsx'
import { useLeave } from '../start/use-leave.ts'
import { waitingWords } from '../waiting-words.ts'
import { ProfileLinkList } from './profile-link-list.tsx'
import { profileLinks } from './profile-links.ts'

const links = profileLinks.filter((link) => !link.inMobileMenuOnly)

export function ProfileMenu({ me }: { me: SessionUser }) {
  const leave = useLeave()
  return (
    <Menu
      buttonClass="profile-button"
      button={
        <>
          <span className="sr-only">Меню профілю{waitingWords(me)}:</span>
          <AccountAvatar me={me} />
          <span className="profile-button-name">{me.firstName}</span>
          <ChevronDown size={18} aria-hidden="true" />
        </>
      }
    >
      <div className="menu-head">
        <Avatar id={me.id} initials={initials(me)} photoUrl={me.photoUrl} />
        <span>
          <b>{fullName(me)}</b>
          <small>{leagueLine(me)}</small>
        </span>
      </div>
      {me.role === 'ADMIN' && (
        <PathLink path="/admin" className="menu-admin">
          <Shield size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>
            Адміністратор<small>Панель адміністратора</small>
          </span>
        </PathLink>
      )}
      <ProfileLinkList links={links} me={me} />
      <button type="button" className="menu-leave" onClick={leave}>
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
