import { useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useIsDesktop } from '../../lib/browser/use-is-desktop.ts'
import { isAuthPath } from '../../lib/session/is-auth-path.ts'
import { useMe, useSession } from '../../lib/session/use-session.ts'
import { useSite } from '../../lib/session/use-site.ts'
import { useIdle } from '../../ui/use-idle.ts'
import { DemoSignInButton } from './demo-sign-in-button.tsx'
import styles from './shell.module.css'
import { SignInLink } from './sign-in-link.tsx'

// Most readers of a public page are guests, and a phone shows the mobile menu instead.
const ProfileMenu = lazy(() => import('./menus/profile-menu.tsx').then((module) => ({ default: module.ProfileMenu })))

/** Who is signed in, or the way in: on a wide screen only. */
export function Account({ signIn }: { signIn: ReactNode }) {
  const me = useMe()
  const wayIn = <WayIn signIn={signIn} />
  if (!me) return wayIn
  return (
    <Suspense fallback={wayIn}>
      <ProfileMenu me={me} />
    </Suspense>
  )
}

/** Hidden by the stylesheet, not left out, while a signed-in person's menu is on its way: nothing jumps. */
function WayIn({ signIn }: { signIn: ReactNode }) {
  const { telegramBot, demo } = useSite()
  const isOnAuthPage = useLocation({ select: ({ pathname }) => isAuthPath(pathname) })
  if (isOnAuthPage) return null
  if (telegramBot) return <HeaderWidget>{signIn}</HeaderWidget>
  return (
    <span className={styles.guestOnly}>{demo ? <DemoSignInButton>{signIn}</DemoSignInButton> : <SignInLink />}</span>
  )
}

/** Telegram's script is fetched when the browser is idle, and never where it would not be seen. */
function HeaderWidget({ children }: { children: ReactNode }) {
  const isGuest = useSession().status === 'guest'
  const isDesktop = useIsDesktop()
  const isIdle = useIdle()
  const placeholder = <p>Завантаження...</p>
  return (
    <div className={`${styles.headerWidget} ${styles.guestOnly}`}>
      {isGuest && isDesktop && isIdle ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </div>
  )
}
