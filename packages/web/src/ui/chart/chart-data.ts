import type { ChartData } from 'chart.js'
import type { ChartColours } from './chart-options.ts'
import { toneOf } from './chart-palette.ts'
import type { ChartProps } from './chart-props.ts'

/** Series are told apart by their marks, too: not everybody sees colours alike. */
const marks = ['circle', 'rectRot', 'triangle', 'rect', 'star', 'crossRot', 'rectRounded'] as const

/** Beyond so many points a line is drawn without marks. */
const mostMarks = 40

/** The figures of a chart as Chart.js takes them. */
export const chartData = (
  { kind, labels, series }: Pick<ChartProps, 'kind' | 'labels' | 'series'>,
  colours: ChartColours,
): ChartData<'line' | 'bar', (number | null)[], string> => ({
  labels: [...labels],
  datasets: series.map(({ name, values, ...look }, index) => {
    const colour = colours.series.at(toneOf(look, index)) ?? colours.text
    return {
      label: name,
      data: [...values],
      borderColor: colour,
      backgroundColor: colour,
      hoverBackgroundColor: colour,
      borderWidth: kind === 'line' ? 2 : 0,
      borderRadius: 3,
      maxBarThickness: 48,
      pointStyle: marks[index % marks.length] ?? 'circle',
      pointRadius: values.length > mostMarks ? 0 : 3,
      pointHoverRadius: 5,
      tension: 0,
    }
  }),
})
