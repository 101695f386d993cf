import { GAMES_WORTH_RATING } from '@matchbol/core/games/rated-outcome'
import type { PointsRule } from '@matchbol/core/leagues/points-rule'
import styles from '../league-rules.module.css'

const minus = (points: number) => String(points).replace('-', '\u2212')

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
      <tr>
        <th scope="row">Без програного сету</th>
        <td>{minus(rule.winStraight)}</td>
        <td>{minus(rule.lossStraight)}</td>
      </tr>
      <tr>
        <th scope="row">З програним сетом</th>
        <td>{minus(rule.winDropped)}</td>
        <td>{minus(rule.lossTakingSet)}</td>
      </tr>
      <tr>
        <th scope="row">Відмова під час гри</th>
        <td>{minus(rule.retiredWin)}</td>
        <td>
          {minus(rule.lossStraight)}
          {rule.lossTakingSet !== rule.lossStraight && `; ${minus(rule.lossTakingSet)}, якщо виграв сет`}
        </td>
      </tr>
      <tr>
        <th scope="row">Відмова, коли ніхто ще не взяв {GAMES_WORTH_RATING}&nbsp;геймів</th>
        <td>{minus(rule.retiredEarlyWin)}</td>
        <td>{minus(rule.retiredEarlyLoss)}</td>
      </tr>
      <tr>
        <th scope="row">Неявка або дискваліфі&shy;кація</th>
        <td>{minus(rule.walkoverWin)}</td>
        <td>{minus(rule.walkoverLoss)}</td>
      </tr>
      <tr>
        <th scope="row">Неявка обох</th>
        <td>{minus(rule.doubleDefault)}</td>
        <td>{minus(rule.doubleDefault)}</td>
      </tr>
    </tbody>
  </table>
)
