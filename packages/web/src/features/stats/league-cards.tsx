import type { SiteStatistics } from '@matchbol/core/stats/contract'
import { playersOf } from '@matchbol/text/leagues/league'
import { cityBeside } from '@matchbol/text/leagues/league-label'
import { counted } from '@matchbol/text/shared/plural'
import { Link } from '@tanstack/react-router'
import styles from './league-cards.module.css'

/** Each league with the links to its table, rating and games. */
export const LeagueCards = ({ leagues }: { leagues: SiteStatistics['mostPlayed'] }) => (
  <ul className={styles.leagueCards}>
    {leagues.map((league) => (
      <li key={league.id} className="board">
        <div className={styles.leagueCardText}>
          <h3>{league.name}</h3>
          <p>
            {league.seasonName}
            {cityBeside(league) && ` · ${cityBeside(league)}`}
          </p>
          <p>
            {playersOf(league)} · {counted(league.gamesCount, ['матч', 'матчі', 'матчів'])}
          </p>
        </div>
        <nav className={styles.leagueCardDoors} aria-label={league.name}>
          <Link to="/stats/leagues" search={{ league: league.id }}>
            Таблиця
          </Link>
          <Link to="/stats/players" search={{ league: league.id }}>
            Рейтинг
          </Link>
          <Link to="/stats/matches" search={{ league: league.id }}>
            Матчі
          </Link>
        </nav>
      </li>
    ))}
  </ul>
)
