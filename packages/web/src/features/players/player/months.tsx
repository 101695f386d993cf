import type { PlayerStatistics } from '@matchbol/core/stats/contract'
import { monthName } from '@matchbol/text/shared/dates'
import { Chart } from '../../../ui/chart/chart.tsx'
import styles from './charts.module.css'

/** Won and lost games of the last twelve months. */
export const PlayerMonths = ({ months }: Pick<PlayerStatistics, 'months'>) => (
  <div className={styles.charts} data-single>
    <Chart
      kind="bar"
      isStacked
      caption="Перемоги й поразки за місяцями"
      isCaptionHidden
      labelsName="Місяць"
      labels={months.map(({ month }) => monthName(month))}
      series={[
        { name: 'Перемоги', values: months.map(({ won }) => won) },
        { name: 'Поразки', values: months.map(({ lost }) => lost), isQuiet: true },
      ]}
    />
  </div>
)
