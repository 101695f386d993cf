import type { PointsRule } from '@matchbol/core/leagues/points-rule'
import { pointsRows } from '@matchbol/text/leagues/points-rows'
import styles from '../league-rules.module.css'

/** What a result is worth in the table of the season. */
export const LeaguePoints = ({ rule }: { rule: PointsRule }) => (
  <table className={styles.leaguePoints}>
    <caption>Очки за гру</caption>
    <thead>
      <tr>
        <th>Результат</th>
        <th>Переможцю</th>
        <th>Переможеному</th>
      </tr>
    </thead>
    <tbody>
      {pointsRows(rule).map(({ result, winner, loser }) => (
        <tr key={result}>
          <th scope="row">{result}</th>
          <td>{winner}</td>
          <td>{loser}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
