import type { League } from '@matchbol/core/leagues/league-shapes'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '../../ui/button.tsx'

export const LeaguesLink = () => <Link to="/admin/leagues">Ліги</Link>
export const LeagueLink = ({ league }: { league: League }) => (
  <Link to="/admin/leagues/$id" params={{ id: String(league.id) }}>
    {league.name}
  </Link>
)

const look = buttonLook({ variant: 'outline', color: 'neutral' })

/** From a league to its parts. */
export function LeagueNav({ league }: { league: League }) {
  const params = { id: String(league.id) }
  return (
    <nav className="board flex flex-wrap gap-3 p-4 sm:p-5" aria-label="Ліга">
      <Link to="/admin/leagues/$id/players" params={params} {...look}>
        Гравці
      </Link>
      <Link to="/admin/leagues/$id/categories" params={params} {...look}>
        Категорії
      </Link>
      <Link to="/stats/leagues" search={{ league: league.id }} {...look}>
        Сторінка ліги
      </Link>
    </nav>
  )
}
