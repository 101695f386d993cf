import { ChevronDown, LogOut, Shield } from 'lucide-react'
import { fullName, initials } from '../../lib/names.ts'
import { counted } from '../../lib/plural.ts'
import type { SessionUser } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu } from '../../ui/menu.tsx'
import { PathLink } from '../../ui/path-link.tsx'
import { ProfileLinkList } from './profile-link-list.tsx'
import { profileLinks } from './profile-links.ts'
import { useLeave } from './use-leave.ts'

const links = profileLinks.filter((link) => !link.inMobileMenuOnly)
const invitationForms = ['нове запрошення', 'нові запрошення', 'нових запрошень'] as const

export function ProfileMenu({ me }: { me: SessionUser }) {
  const leave = useLeave()
  const waiting = me.gameStats.invitationsToUserCount
  const news = waiting > 0 ? `, ${counted(waiting, invitationForms)}` : ''
  const avatar = <Avatar id={me.id} initials={initials(me)} photoUrl={me.photoUrl} />
  return (
    <Menu
      buttonClass="profile-button"
      button={
        <>
          <span className="sr-only">Меню профілю{news}:</span>
          <span className="relative" aria-hidden="true">
            {avatar}
            {waiting > 0 && <span className="avatar-count">{waiting}</span>}
          </span>
          <span>{me.firstName}</span>
          <ChevronDown size={18} aria-hidden="true" />
        </>
      }
    >
      <div className="menu-head">
        {avatar}
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
