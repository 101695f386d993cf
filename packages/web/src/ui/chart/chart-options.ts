import type { ChartOptions } from 'chart.js'
import type { ChartProps } from './chart-props.ts'

/** Specification §9: an axis never has more ticks than these. */
const tickLimit = 11

/** Motion of the whole site: short, and none for whoever asked for none. */
const animationMs = 180

/** Of the whole site; the tooltip takes none from the chart. */
const family = '"Onest Variable", system-ui, sans-serif'

export interface ChartColours {
  text: string
  muted: string
  border: string
  surface: string
  series: readonly string[]
}

interface Look {
  kind: 'line' | 'bar'
  colours: ChartColours
  isStacked: boolean
  isStill: boolean
  format: (value: number) => string
  behind?: ChartProps['behind']
  /** Opens what stands behind a label. */
  open?: (path: string) => void
}

/** How a chart is drawn, apart from its figures. Colours are ready to paint with: a canvas knows no custom properties. */
export function chartOptions({
  kind,
  colours,
  isStacked,
  isStill,
  format,
  behind,
  open,
}: Look): ChartOptions<'line' | 'bar'> {
  const ticks = { maxTicksLimit: tickLimit, color: colours.muted, font: { size: 12 } }
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: isStill ? false : { duration: animationMs },
    interaction: { mode: 'index', intersect: false },
    onClick: (_, [pressed]) => {
      const path = pressed && behind?.[pressed.index]?.path
      if (path) open?.(path)
    },
    onHover: (_, [pointed], { canvas }) => {
      canvas.style.cursor = pointed && behind?.[pointed.index] ? 'pointer' : ''
    },
    font: { family },
    scales: {
      x: {
        stacked: isStacked,
        ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 12 },
        grid: { display: false },
        border: { color: colours.border },
      },
      y: {
        stacked: isStacked,
        beginAtZero: kind === 'bar',
        ticks: { ...ticks, precision: 0, callback: (value) => format(Number(value)) },
        grid: { color: colours.border },
        border: { display: false },
      },
    },
    plugins: {
      tooltip: {
        backgroundColor: colours.surface,
        titleColor: colours.text,
        bodyColor: colours.text,
        footerColor: colours.text,
        titleFont: { family, weight: 'bold' },
        bodyFont: { family },
        footerFont: { family, weight: 'normal' },
        borderColor: colours.border,
        borderWidth: 1,
        padding: 12,
        boxPadding: 6,
        usePointStyle: true,
        callbacks: {
          label: ({ dataset, parsed }) => ` ${dataset.label}: ${parsed.y === null ? '—' : format(parsed.y)}`,
          footer: ([pointed]) => (pointed && behind?.[pointed.dataIndex]?.words) ?? '',
        },
      },
    },
  }
}
