import type { ReactNode } from 'react'
import { ThemeSwitch } from '../../ui/theme/theme-switch.tsx'
import { Account } from './account.tsx'
import { Logo } from './logo.tsx'
import { MainNav } from './menus/main-nav.tsx'
import { MobileMenu } from './menus/mobile-menu.tsx'
import styles from './shell.module.css'
import { SignInLink } from './sign-in-link.tsx'

/** Once the page has loaded it opens the search over it (`search-overlay.tsx`). */
const SearchLink = () => (
  <a href="/search" className={`${styles.search} icon-button`}>
    Пошук
  </a>
)

interface Props {
  /** What the signed-in person should not overlook. */
  notice: ReactNode
  /** The way in, for a wide header and for the mobile menu. */
  signIn: (size: 'medium' | 'large') => ReactNode
}

/** What comes later stands on the left of what is there, so that nothing moves when it comes. */
export const Header = ({ notice, signIn }: Props) => (
  <header className={`${styles.siteHeader} on-court`}>
    <div className="wrap">
      <Logo />
      <MainNav className={styles.siteNav} />
      <div className="ml-auto flex items-center gap-2">
        <div className="max-lg:hidden">
          <Account signIn={signIn('medium')} />
        </div>
        <div className={`${styles.phoneWayIn} lg:hidden`}>
          <SignInLink />
        </div>
        <div className={styles.noticePlace}>{notice}</div>
        <SearchLink />
        <ThemeSwitch />
        <MobileMenu signIn={signIn('large')} />
      </div>
    </div>
  </header>
)
