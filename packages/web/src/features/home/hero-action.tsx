import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMe } from '../../lib/session/use-session.ts'
import { buttonLook } from '../../ui/button.tsx'

const look = buttonLook({ color: 'brand', size: 'lg' })
const arrow = <ArrowRight size={22} aria-hidden="true" />

/** The next step of whoever looks: a guest signs in, who is in no league joins one (`join`), a player invites. */
export function HeroAction({ join }: { join: ReactNode }) {
  const me = useMe()
  if (!me)
    return (
      <Link to="/auth" {...look}>
        Приєднатися до ліги {arrow}
      </Link>
    )
  if (!me.leagues.some(({ isActive }) => isActive)) return join
  return (
    <Link to="/profile/invite" {...look}>
      Запросити на гру {arrow}
    </Link>
  )
}
