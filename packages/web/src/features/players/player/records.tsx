import type { PlayerStatistics } from '@matchbol/core/stats/contract'
import { dayOf } from '@matchbol/text/shared/dates'
import { points } from '@matchbol/text/shared/figures'
import { plural } from '@matchbol/text/shared/plural'
import { useNow } from '../../../lib/browser/use-now.ts'
import styles from './records.module.css'

/** The best a player has shown so far. */
export function PlayerRecords({ records }: Pick<PlayerStatistics, 'records'>) {
  const now = useNow()
  const { longestWinningStreak: streak, highestRating, decidingSets, tiebreaks } = records
  return (
    <div className={`tiles ${styles.records}`}>
      {highestRating && (
        <p>
          <small>Найвищий рейтинг</small>
          <b>{points(highestRating.points)}</b>
          <small>
            <time dateTime={highestRating.at}>{dayOf(highestRating.at, now)}</time> · {highestRating.league.name}
          </small>
        </p>
      )}
      <p>
        <small>Найдовша серія</small>
        <b>{streak}</b>
        <small>{plural(streak, ['перемога', 'перемоги', 'перемог'])} поспіль</small>
      </p>
      <Share name="Вирішальні сети" {...decidingSets} />
      <Share name="Тай-брейки" {...tiebreaks} />
    </div>
  )
}

const Share = ({ name, played, won }: { name: string; played: number; won: number }) =>
  played > 0 && (
    <p>
      <small>{name}</small>
      <b>
        {won}&nbsp;з&nbsp;{played}
      </b>
      <small>виграно</small>
    </p>
  )
