import { useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useIsDesktop } from '../../../lib/browser/use-is-desktop.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { Loading } from '../../../ui/loading.tsx'
import styles from '../shell.module.css'

const loadDrawer = () => import('./mobile-menu-drawer.tsx').then((module) => ({ default: module.MobileMenuDrawer }))
const MobileMenuDrawer = lazy(loadDrawer)

export function MobileMenu({ signIn }: { signIn: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const waiting = useMe()?.gameStats.invitationsToUserCount ?? 0
  const href = useLocation({ select: (location) => location.href })
  const isDesktop = useIsDesktop()
  const close = () => setOpen(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address or a wider window is the reason to close
  useEffect(close, [href, isDesktop])
  return (
    <div className="lg:hidden">
      <button
        type="button"
        className="icon-button"
        aria-label={waiting > 0 ? `Відкрити меню, нових запрошень: ${waiting}` : 'Відкрити меню'}
        aria-haspopup="dialog"
        onPointerDown={loadDrawer}
        onClick={() => {
          setWasOpen(true)
          setOpen(true)
        }}
      >
        <svg
          width="26"
          height="26"
          viewBox="0 0 24 24"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M4 5h16M4 12h16M4 19h16" />
        </svg>
        {waiting > 0 && <span className={styles.avatarCount}>{waiting}</span>}
      </button>
      {wasOpen && (
        <Suspense fallback={<Loading />}>
          <MobileMenuDrawer isOpen={isOpen} close={close} signIn={signIn} />
        </Suspense>
      )}
    </div>
  )
}
