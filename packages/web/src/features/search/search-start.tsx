import { Link } from '@tanstack/react-router'
import { useMe } from '../../lib/session/use-session.ts'
import { lookedFor } from './lately.ts'
import styles from './search.module.css'

/** Before anything is typed: what was looked for lately, and to a player their leagues and the way to a result. */
export function SearchStart({ look }: { look: (q: string) => void }) {
  const me = useMe()
  const lately = lookedFor()
  const leagues = (me?.leagues ?? []).filter(({ isActive }) => isActive)
  if (lately.length === 0 && leagues.length === 0) return null
  return (
    <div className={styles.start}>
      {lately.map((q) => (
        <button key={q} type="button" className="chip" onClick={() => look(q)}>
          {q}
        </button>
      ))}
      {leagues.map(({ league }) => (
        <Link key={league.id} to="/stats/leagues" search={{ league: league.id }} replace className="chip">
          {league.name}
        </Link>
      ))}
      {leagues.length > 0 && (
        <Link to="/profile/results" replace className="chip">
          Внести результат
        </Link>
      )}
    </div>
  )
}
