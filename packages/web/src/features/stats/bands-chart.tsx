import type { SiteStatistics } from '@matchbol/core/stats/contract'
import { figure } from '@matchbol/text/shared/figures'
import { Chart } from '../../ui/chart/chart.tsx'

/** How many players there are of each strength. */
export const BandsChart = ({ bands }: { bands: SiteStatistics['ratingBands'] }) => (
  <Chart
    kind="bar"
    caption="Скільки гравців у кожному проміжку рейтингу"
    isCaptionHidden
    labelsName="Рейтинг"
    labels={bands.map(({ from, to }) => `${from}–${to - 1}`)}
    series={[{ name: 'Гравців', values: bands.map(({ players }) => players) }]}
    format={figure}
  />
)
