import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { PathLink } from '../../ui/path-link.tsx'

const tabs = [
  { path: '/profile', label: 'Огляд' },
  { path: '/profile/games', label: 'Ігри' },
  { path: '/profile/invite', label: 'Запросити' },
  { path: '/profile/invitations', label: 'Запрошення' },
  { path: '/profile/results', label: 'Результати' },
  { path: '/profile/blog', label: 'Мої статті' },
  { path: '/profile/support', label: 'Підтримка' },
  { path: '/profile/settings', label: 'Налаштування' },
] as const

export function ProfileTabs() {
  const pathname = useLocation({ select: (location) => location.pathname.replace(/(.)\/$/, '$1') })
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to bring its tab into sight
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (tab) row.current?.scrollTo({ left: tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2 })
  }, [pathname])
  return (
    <nav className="profile-tabs" aria-label="Особистий кабінет" ref={row}>
      {tabs.map(({ path, label }) => (
        <PathLink key={path} path={path} isCurrent={path === pathname}>
          {label}
        </PathLink>
      ))}
    </nav>
  )
}
