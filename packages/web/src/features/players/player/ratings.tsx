import type { PublicPlayer } from '@matchbol/core/overview/contract'
import { categoryLabel } from '@matchbol/text/leagues/league'
import { provisionalWords, ratingText } from '@matchbol/text/ratings/rating'
import { points } from '@matchbol/text/shared/figures'
import { placeText } from '@matchbol/text/shared/place'
import { counted } from '@matchbol/text/shared/plural'
import { Link } from '@tanstack/react-router'
import { LastFive } from '../../../ui/data/last-five.tsx'
import styles from './ratings.module.css'
import { type LeagueStanding, leagueStandings } from './standings.ts'

/** Every league the player is in or was rated in, with their strength there. */
export const PlayerRatings = ({ data }: { data: Pick<PublicPlayer, 'leagues' | 'ratings'> }) => (
  <ul className={styles.ratings}>
    {leagueStandings(data).map((standing) => (
      <li key={standing.league.id}>
        <Standing {...standing} />
      </li>
    ))}
  </ul>
)

const Standing = ({ league, category, isMember, startPoints, rating }: LeagueStanding) => (
  <>
    <div className="min-w-0">
      <Link to="/stats/leagues" search={{ league: league.id }}>
        {league.name}
      </Link>
      <small>
        {isMember ? (category ? categoryLabel(category) : 'Без категорії') : 'Уже не в лізі'}
        {rating && rating.ratedGames > 0 && ` · ${counted(rating.ratedGames, ['гра', 'гри', 'ігор'])}`}
      </small>
    </div>
    {rating && rating.ratedGames > 0 ? (
      <>
        <LastFive results={rating.lastFive} />
        <div className={styles.rating}>
          <b>
            {points(rating.points)}
            {rating.isProvisional && <span title={provisionalWords}>?</span>}
          </b>
          {rating.place !== null && <small>{placeText(rating.place)}&nbsp;місце</small>}
        </div>
      </>
    ) : (
      <div className={styles.rating}>
        <b title={provisionalWords}>{ratingText(startPoints, 0)}</b>
        <small>ще без рейтингових ігор</small>
      </div>
    )}
  </>
)
