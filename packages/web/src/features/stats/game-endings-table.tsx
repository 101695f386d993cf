import type { SiteStatistics } from '@matchbol/core/stats/contract'
import { figure, percent } from '@matchbol/text/shared/figures'
import styles from './game-endings.module.css'
import { gameEndings } from './game-endings.ts'

/** How games end: a chart that is its own table, each bar as long as its share of all games. */
export const GameEndingsTable = ({ shares }: { shares: SiteStatistics['shares'] }) => (
  <table className={styles.endings}>
    <thead>
      <tr>
        <th>Як закінчився матч</th>
        <th>Матчів</th>
        <th>Частка</th>
      </tr>
    </thead>
    <tbody>
      {gameEndings(shares).map(({ name, games, share }) => (
        <tr key={name}>
          <th scope="row">
            {name}
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: percent(share).replace(/\s/g, '') }} />
            </span>
          </th>
          <td>{figure(games)}</td>
          <td>{percent(share)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
