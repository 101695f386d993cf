import type { Home } from '@matchbol/core/overview/contract'
import { playersOf } from '@matchbol/text/leagues/league'
import { ratingText } from '@matchbol/text/ratings/rating'
import { fullName, initials } from '@matchbol/text/shared/names'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { LastFive } from '../../ui/data/last-five.tsx'
import { Avatar } from '../../ui/picture/avatar.tsx'
import styles from './leaders.module.css'

type InLeague = Home['leaders'][number]

/** The strongest of a league. */
export const Leaders = ({ league, rows }: InLeague) => (
  <section className="board board-court" aria-label={`Найсильніші за рейтингом: ${league.name}`}>
    <div className="board-head">
      <h3>{league.name}</h3>
      <span className="meta end">{playersOf(league)}</span>
    </div>
    <div className={styles.leadersHead} aria-hidden="true">
      <span>Місце</span>
      <span>Гравець</span>
      <span>Останні пʼять</span>
      <span>Рейтинг</span>
    </div>
    <ol>
      {rows.map((row) => (
        <li key={row.player.id}>
          <Leader row={row} />
        </li>
      ))}
    </ol>
    <div className="board-foot">
      <Link to="/stats/players" search={{ league: league.id }} className="link">
        Увесь рейтинг
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </div>
  </section>
)

const Leader = ({
  row: { place, player, category, won, ratedGames, lastFive, ...row },
}: {
  row: InLeague['rows'][number]
}) => (
  <Link
    to="/player/$id"
    params={{ id: String(player.id) }}
    className={styles.leader}
    data-first={place === 1 || undefined}
  >
    <span className={styles.place}>{place}</span>
    <span className="who">
      <Avatar id={player.id} initials={initials(player)} photoUrl={player.photoUrl} size={place === 1 ? 'md' : 'sm'} />
      <span className="min-w-0">
        <b>{fullName(player)}</b>
        <small>
          {category && `${category.name} · `}
          {won}–{ratedGames - won}
        </small>
      </span>
    </span>
    <LastFive results={lastFive} />
    <span className={styles.points}>{ratingText(row.points, ratedGames)}</span>
  </Link>
)
