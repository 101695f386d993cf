import { fullName } from '@matchbol/text/shared/names'
import { LogOut, Shield, X } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import type { SessionUser } from '../../../lib/session/session.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { useSite } from '../../../lib/session/use-site.ts'
import { Loading } from '../../../ui/loading.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { PathLink } from '../../../ui/path-link.tsx'
import { ThemeSwitch } from '../../../ui/theme/theme-switch.tsx'
import { AccountAvatar } from '../account-avatar.tsx'
import { SignInLink } from '../sign-in-link.tsx'
import { useLeave } from '../start/use-leave.ts'
import { MainNav } from './main-nav.tsx'
import styles from './menus.module.css'
import { ProfileLinkList } from './profile-link-list.tsx'
import { profileLinks } from './profile-links.ts'

interface Props {
  isOpen: boolean
  close: () => void
  signIn: ReactNode
}

export const MobileMenuDrawer = ({ isOpen, close, signIn }: Props) => (
  <Drawer isOpen={isOpen} onClose={close} label="Меню">
    <Panel close={close} signIn={signIn} />
  </Drawer>
)

function Panel({ close, signIn }: Omit<Props, 'isOpen'>) {
  const me = useMe()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes after a link to the page that is already open
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks the same links
    <div className={styles.mobileMenu} onClick={(event) => (event.target as Element).closest('a') && close()}>
      <div className={`${styles.head} on-court`}>
        {me ? <Person me={me} /> : <Guest />}
        <div className="ml-auto">
          <ThemeSwitch />
        </div>
        <button type="button" className="icon-button" aria-label="Закрити меню" onClick={close}>
          <X size={24} aria-hidden="true" />
        </button>
      </div>
      <MainNav />
      {me ? <Own me={me} /> : <WayIn signIn={signIn} />}
    </div>
  )
}

const Person = ({ me }: { me: SessionUser }) => (
  <>
    <AccountAvatar me={me} />
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

function WayIn({ signIn }: { signIn: ReactNode }) {
  const { telegramBot, demo } = useSite()
  return (
    <div className="p-5">
      {telegramBot || demo ? <Suspense fallback={<Loading />}>{signIn}</Suspense> : <SignInLink />}
    </div>
  )
}

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
      <button type="button" className={`${styles.menuLeave} min-h-14`} onClick={leave}>
        <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
        Вийти з облікового запису
      </button>
    </>
  )
}
