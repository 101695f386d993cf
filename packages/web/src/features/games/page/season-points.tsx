import type { GameInFull } from '@matchbol/core/games/game-shapes'
import type { Side } from '@matchbol/core/games/score/score-details'
import { boardOrder } from '@matchbol/core/games/score/side'
import { signed } from '@matchbol/text/shared/figures'
import { plural } from '@matchbol/text/shared/plural'
import { Link } from '@tanstack/react-router'
import styles from './season-points.module.css'

/** What a completed game has given both in the table of its season. */
export function SeasonPoints({ game }: { game: GameInFull }) {
  const { seasonPoints, season, league } = game
  if (!seasonPoints || game.status !== 'COMPLETED') return null
  return (
    <section className="board">
      <div className="board-head">
        <h2>У&nbsp;таблиці сезону</h2>
      </div>
      <div className={styles.seasonPoints}>
        {boardOrder(game).map((side) => (
          <div key={side}>
            <small>
              {game[side].firstName}, {resultOf(game, side)}
            </small>
            <b>
              {signed(seasonPoints[side])}&nbsp;{plural(Math.abs(seasonPoints[side]), ['очко', 'очки', 'очок'])}
            </b>
          </div>
        ))}
      </div>
      <div className="board-foot">
        <Link to="/stats/leagues" search={{ league: league.id, ...(season && { season: season.id }) }} className="link">
          Таблиця{season && `: ${season.name}`}
        </Link>
      </div>
    </section>
  )
}

function resultOf({ winnerId, ...game }: GameInFull, side: Side): string {
  if (winnerId === null) return 'неявка обох'
  return winnerId === game[side].id ? 'перемога' : 'поразка'
}
