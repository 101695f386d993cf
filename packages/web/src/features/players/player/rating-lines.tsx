import { shownPoints } from '@matchbol/core/ratings/shown'
import type { PlayerStatistics } from '@matchbol/core/stats/contract'
import { shortDate } from '@matchbol/text/shared/dates'
import { points } from '@matchbol/text/shared/figures'
import { Chart } from '../../../ui/chart/chart.tsx'
import styles from './charts.module.css'

type Line = Pick<PlayerStatistics['ratingLine'][number], 'league' | 'startPoints'> & {
  points: readonly { at: string; points: number; words: string; path: string }[]
}

/** How the strength went up and down, in each league by itself: ratings of different leagues are not compared. A press opens the game. */
export const PlayerRatingLines = ({ lines }: { lines: readonly Line[] }) => (
  <div className={styles.charts} data-single={lines.length === 1 || undefined}>
    {lines.map(({ league, startPoints, points: moved }) => (
      <Chart
        key={league.id}
        kind="line"
        caption={league.name}
        labelsName="Гра"
        labels={['початок', ...moved.map(({ at }) => shortDate(at))]}
        series={[{ name: 'Рейтинг', values: [startPoints, ...moved.map((point) => point.points)].map(shownPoints) }]}
        behind={[null, ...moved]}
        format={points}
      />
    ))}
  </div>
)
