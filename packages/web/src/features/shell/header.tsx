import { lazy, type ReactNode, Suspense } from 'react'
import { useMe } from '../../lib/use-session.ts'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { Logo } from './logo.tsx'
import { MainNav } from './main-nav.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import './shell.css'
import { SignInLink } from './sign-in-link.tsx'

// Most readers of a public page are guests, and a phone shows the mobile menu instead.
const ProfileMenu = lazy(() => import('./profile-menu.tsx').then((module) => ({ default: module.ProfileMenu })))

/** `notice` stands before the account: what the signed-in person should not overlook. */
export const Header = ({ notice }: { notice?: ReactNode }) => (
  <header className="site-header on-court">
    <div className="wrap">
      <Logo />
      <MainNav className="site-nav" />
      <div className="ml-auto flex items-center gap-2">
        <ThemeSwitch />
        {notice}
        <div className="max-lg:hidden">
          <Account />
        </div>
        <MobileMenu />
      </div>
    </div>
  </header>
)

/** The way in; hidden by the stylesheet, not left out, while a signed-in person's menu is on its way: nothing jumps. */
function Account() {
  const me = useMe()
  const wayIn = <SignInLink color="neutral" className="guest-only" />
  if (!me) return wayIn
  return (
    <Suspense fallback={wayIn}>
      <ProfileMenu me={me} />
    </Suspense>
  )
}
