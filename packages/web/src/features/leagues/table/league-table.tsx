import type { TableRow } from '@matchbol/core/leagues/table/table-shapes'
import { ratingText } from '@matchbol/text/ratings/rating'
import { points } from '@matchbol/text/shared/figures'
import { plural } from '@matchbol/text/shared/plural'
import { RankedPerson } from '../../../lib/ranked-person.tsx'
import { LastFive } from '../../../ui/data/last-five.tsx'
import { aboveWords } from '../league-above.ts'
import styles from './league-table.module.css'

interface Props {
  rows: readonly TableRow[]
  /** Whose row stands out. */
  myId: number | undefined
}

export const LeagueTable = ({ rows, myId }: Props) => (
  <table className={`data-table stacked-rows ranking ${styles.leagueTable}`}>
    <thead>
      <tr>
        <th className="place">Місце</th>
        <th>Гравець</th>
        <th className="number">Ігор</th>
        <th className="number">Перемог</th>
        <th className="number">Поразок</th>
        <th className="number">Сети</th>
        <th className="number">Гейми</th>
        <th className={styles.five}>Останні пʼять</th>
        <th className="number">Рейтинг</th>
        <th className="main-figure">Очки</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.player.id} row={row} isMine={row.player.id === myId} />
      ))}
    </tbody>
  </table>
)

function Row({ row, isMine }: { row: TableRow; isMine: boolean }) {
  const { player, played, won, lost } = row
  return (
    <tr data-place={played > 0 ? row.place : undefined} className={isMine ? 'is-mine' : undefined}>
      <td className="place">{played > 0 ? row.place : '—'}</td>
      <RankedPerson player={player} isMine={isMine}>
        <Details row={row} />
      </RankedPerson>
      <td className={`number ${styles.played}`}>
        {played}
        <span className="md:hidden"> {plural(played, ['гра', 'гри', 'ігор'])}</span>
      </td>
      <td className={`number ${styles.won}`}>
        {won}
        <span className="md:hidden">–</span>
      </td>
      <td className={`number ${styles.lost}`}>{lost}</td>
      <td className={`number ${styles.sets}`}>
        <span className="md:hidden">сети </span>
        {row.setsWon}:{row.setsLost}
      </td>
      <td className={`number ${styles.games}`}>
        <span className="md:hidden">гейми </span>
        {row.gamesWon}:{row.gamesLost}
      </td>
      <td className={styles.five}>
        <LastFive results={row.lastFive} />
      </td>
      <td className={`number ${styles.rating}`}>
        <span className="md:hidden">рейт. </span>
        {ratingOf(row)}
      </td>
      <td className="main-figure" title={row.above === 'points' ? aboveTitle(row.above) : undefined}>
        {row.points}
      </td>
    </tr>
  )
}

/** The category, and why the row stands above the next wherever the points alone do not show it. */
function Details({ row: { category, above } }: { row: TableRow }) {
  const reason = above === 'points' ? null : above
  return (
    <>
      {category?.name}
      {reason && (
        <span className={styles.above} title={aboveTitle(reason)}>
          <span className="sr-only">{aboveTitle(reason)}</span>
          <span aria-hidden="true">↑ {aboveWords[reason]}</span>
        </span>
      )}
    </>
  )
}

/** In a finished season it stands as it then was. */
function ratingOf({ rating, ratedGames }: TableRow): string {
  if (rating === null) return '—'
  return ratedGames === null ? points(rating) : ratingText(rating, ratedGames)
}

const aboveTitle = (criterion: keyof typeof aboveWords) => `Вище за наступного: ${aboveWords[criterion]}`
