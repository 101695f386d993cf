import type { SiteStatistics } from '@matchbol/core/stats/contract'
import { monthName } from '@matchbol/text/shared/dates'
import { figure } from '@matchbol/text/shared/figures'
import { Chart } from '../../ui/chart/chart.tsx'

/** Completed games of each month since the first that had any. */
export function MonthsChart({ months }: { months: SiteStatistics['gamesByMonth'] }) {
  const played = months.slice(months.findIndex(({ games }) => games > 0))
  return (
    <Chart
      kind="bar"
      caption="Зіграні матчі за місяцями"
      isCaptionHidden
      labelsName="Місяць"
      labels={played.map(({ month }) => monthName(month))}
      series={[{ name: 'Матчів', values: played.map(({ games }) => games) }]}
      format={figure}
    />
  )
}
