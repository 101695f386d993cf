import { START_POINTS } from '@matchbol/core/leagues/limits'
import { categoryLabel } from '@matchbol/text/leagues/league'
import { seasonWarning } from '@matchbol/text/leagues/season-end'
import { ratingText } from '@matchbol/text/ratings/rating'
import { placeText } from '@matchbol/text/shared/place'
import { counted } from '@matchbol/text/shared/plural'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '../../ui/button.tsx'
import { LastFive } from '../../ui/data/last-five.tsx'
import type { LeagueStanding } from './load-own-place.ts'
import styles from './profile.module.css'

const pointForms = ['очко', 'очки', 'очок'] as const
const gameForms = ['гра', 'гри', 'ігор'] as const

interface Props extends LeagueStanding {
  openGames: number
  now: Date
}

/** A league of mine: my strength and place in its rating, and my place in the table of the season. */
export const MyLeague = ({ membership, rating, season, row, openGames, now }: Props) => {
  const { league, category, startPoints } = membership
  const warning = seasonWarning(membership.season.endsAt, openGames, now)
  return (
    <section className="board">
      <div className="board-head">
        <div>
          <h3>{league.name}</h3>
          <p className="text-xs text-muted">{category ? categoryLabel(category) : 'Без категорії'}</p>
        </div>
        <Link
          to="/profile/invite"
          search={{ league: league.id }}
          {...buttonLook({ variant: 'outline', size: 'sm', className: 'end' })}
        >
          Запросити
        </Link>
      </div>
      <div className={`tiles ${styles.myLeagueFigures}`}>
        <Link to="/stats/players" search={{ league: league.id }}>
          <small>Рейтинг</small>
          <b>{rating ? ratingText(rating.points, rating.ratedGames) : ratingText(startPoints ?? START_POINTS, 0)}</b>
          <small>{rating?.place ? `${placeText(rating.place)} місце в рейтингу` : 'до першої рейтингової гри'}</small>
          {rating && <LastFive results={rating.lastFive} />}
        </Link>
        <Link to="/stats/leagues" search={{ league: league.id }}>
          <small>{season}</small>
          <b>{row && row.played > 0 ? row.place : '—'}</b>
          <small>
            {row && row.played > 0
              ? `місце · ${counted(row.points, pointForms)} · ${counted(row.played, gameForms)}, ${row.won}:${row.lost}`
              : 'у цьому сезоні ще не грали'}
          </small>
        </Link>
      </div>
      {warning && <p className="border-t border-border px-5 py-3 text-sm max-md:px-4">{warning}</p>}
    </section>
  )
}
