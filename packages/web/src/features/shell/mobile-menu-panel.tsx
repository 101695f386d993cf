import { LogOut, Shield, X } from 'lucide-react'
import { fullName, initials } from '../../lib/names.ts'
import type { SessionUser } from '../../lib/session.ts'
import { useMe } from '../../lib/use-session.ts'
import { useSite } from '../../lib/use-site.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { PathLink } from '../../ui/path-link.tsx'
import { MainNav } from './main-nav.tsx'
import { ProfileLinkList } from './profile-link-list.tsx'
import { profileLinks } from './profile-links.ts'
import { SignInLink } from './sign-in-link.tsx'
import { useLeave } from './use-leave.ts'

export function MobileMenuPanel({ close }: { close: () => void }) {
  const me = useMe()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes after a link to the page that is already open
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks the same links
    <div className="mobile-menu" onClick={(event) => (event.target as Element).closest('a') && close()}>
      <div className="mobile-menu-head on-court">
        {me ? <Person me={me} /> : <Guest />}
        <button type="button" className="icon-button ml-auto" aria-label="Закрити меню" onClick={close}>
          <X size={24} aria-hidden="true" />
        </button>
      </div>
      <MainNav />
      {me ? <Own me={me} /> : <SignInLink className="m-5" />}
    </div>
  )
}

const Person = ({ me }: { me: SessionUser }) => (
  <>
    <Avatar id={me.id} initials={initials(me)} photoUrl={me.photoUrl} />
    <span>
      <b>{fullName(me)}</b>
      <small>Авторизований користувач</small>
    </span>
  </>
)

const Guest = () => (
  <span>
    <b>{useSite().siteName}</b>
    <small>Увійдіть через Telegram, щоб грати в лізі</small>
  </span>
)

function Own({ me }: { me: SessionUser }) {
  const leave = useLeave()
  return (
    <>
      {me.role === 'ADMIN' && (
        <nav aria-label="Адміністратор">
          <PathLink path="/admin">
            <Shield size={20} strokeWidth={1.75} aria-hidden="true" />
            Панель адміністратора
          </PathLink>
        </nav>
      )}
      <ProfileLinkList links={profileLinks} me={me} />
      <button type="button" className="menu-leave" onClick={leave}>
        <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
        Вийти з облікового запису
      </button>
    </>
  )
}
