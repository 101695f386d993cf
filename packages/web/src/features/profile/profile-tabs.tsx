import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { countAnswers, countInvitations, countResults, type OwnCount } from '../../lib/session/own-counts.ts'
import type { SessionUser } from '../../lib/session/session.ts'
import { PathLink } from '../../ui/path-link.tsx'
import styles from './profile.module.css'
import { tabOf } from './tab-of.ts'

interface Tab {
  path: string
  label: string
  countOf?: (me: SessionUser) => OwnCount
}

const tabs: readonly Tab[] = [
  { path: '/profile', label: 'Огляд' },
  { path: '/profile/games', label: 'Ігри' },
  { path: '/profile/invite', label: 'Запросити' },
  { path: '/profile/invitations', label: 'Запрошення', countOf: countInvitations },
  { path: '/profile/results', label: 'Результати', countOf: countResults },
  { path: '/profile/blog', label: 'Мої статті' },
  { path: '/profile/support', label: 'Підтримка', countOf: countAnswers },
  { path: '/profile/settings', label: 'Налаштування' },
]

export function ProfileTabs({ me }: { me: SessionUser }) {
  const pathname = useLocation({ select: (location) => location.pathname.replace(/(.)\/$/, '$1') })
  const current = tabOf(
    tabs.map(({ path }) => path),
    pathname,
  )
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to bring its tab into sight
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (tab) row.current?.scrollTo({ left: tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2 })
  }, [pathname])
  return (
    <nav className={styles.profileTabs} aria-label="Особистий кабінет" ref={row}>
      {tabs.map(({ path, label, countOf }) => (
        <PathLink key={path} path={path} isCurrent={path === current}>
          {label}
          {countOf && <Count {...countOf(me)} />}
        </PathLink>
      ))}
    </nav>
  )
}

const Count = ({ count, isHot }: OwnCount) =>
  count > 0 && (
    <span className="count" data-hot={isHot || undefined}>
      {count}
    </span>
  )
