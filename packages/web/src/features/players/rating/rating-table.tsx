import type { ChangesOf, RatedPlayer } from '@matchbol/core/ratings/contract'
import { RECENT_DAYS } from '@matchbol/core/ratings/recent-days'
import { categoryLabel } from '@matchbol/text/leagues/league'
import { provisionalWords } from '@matchbol/text/ratings/rating'
import { percent, points } from '@matchbol/text/shared/figures'
import { plural } from '@matchbol/text/shared/plural'
import { RankedPerson } from '../../../lib/ranked-person.tsx'
import { LastFive } from '../../../ui/data/last-five.tsx'
import { PlaceChangeMark } from './place-change-mark.tsx'
import styles from './rating-table.module.css'

interface Props {
  rows: readonly RatedPlayer[]
  week: ChangesOf
  /** Whose row stands out. */
  myId: number | undefined
}

export const RatingTable = ({ rows, week, myId }: Props) => (
  <table className={`data-table stacked-rows ranking ${styles.ratingTable}`}>
    <thead>
      <tr>
        <th className="place">Місце</th>
        <th className={styles.change}>Зміна</th>
        <th>Гравець</th>
        <th className="number">Ігор</th>
        <th className="number">Перемог</th>
        <th className={styles.five}>Останні пʼять</th>
        <th className="main-figure">Рейтинг</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.player.id} row={row} week={week} isMine={row.player.id === myId} />
      ))}
    </tbody>
  </table>
)

function Row({ row, week, isMine }: { row: RatedPlayer; week: ChangesOf; isMine: boolean }) {
  const { place, player, category, ratedGames, won } = row
  return (
    <tr data-place={place} className={isMine ? 'is-mine' : undefined} data-resting={!row.isRecent || undefined}>
      <td className="place">{place}</td>
      <td className={styles.change}>
        <PlaceChangeMark row={row} week={week} />
      </td>
      <RankedPerson player={player} isMine={isMine}>
        {category && categoryLabel(category)}
        {!row.isRecent && `${category ? ' · ' : ''}не грає ${RECENT_DAYS}\u00a0днів`}
      </RankedPerson>
      <td className={`number ${styles.games}`}>
        {ratedGames}
        <span className="md:hidden"> {plural(ratedGames, ['гра', 'гри', 'ігор'])}</span>
      </td>
      <td className={`number ${styles.wins}`}>
        {percent(won / ratedGames)}
        <span className="sr-only md:hidden"> перемог</span>
      </td>
      <td className={styles.five}>
        <LastFive results={row.lastFive} />
      </td>
      <td className="main-figure">
        {points(row.points)}
        <span className={styles.doubt} title={row.isProvisional ? provisionalWords : undefined}>
          {row.isProvisional && '?'}
        </span>
      </td>
    </tr>
  )
}
