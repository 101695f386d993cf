import { useLocation } from '@tanstack/react-router'
import { PathLink } from '../../../ui/path-link.tsx'
import { activePath, navItems } from './nav-items.ts'

export function MainNav({ className }: { className?: string | undefined }) {
  const active = useLocation({ select: (location) => activePath(location.pathname) })
  return (
    <nav className={className} aria-label="Головна">
      {navItems.map(({ path, label }) => (
        <PathLink key={path} path={path} isCurrent={path === active}>
          {label}
        </PathLink>
      ))}
    </nav>
  )
}
