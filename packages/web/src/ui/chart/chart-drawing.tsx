import { useRouter } from '@tanstack/react-router'
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Chart as Canvas } from 'react-chartjs-2'
import { onTheme } from '../theme/theme-store.ts'
import { readColours } from './chart-colours.ts'
import { chartData } from './chart-data.ts'
import { type ChartColours, chartOptions } from './chart-options.ts'
import type { ChartProps } from './chart-props.ts'

ChartJs.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
)

/** The drawing alone; only ever in a browser. */
export function ChartDrawing({ kind, labels, series, isStacked = false, behind, format = String }: ChartProps) {
  const probe = useRef<HTMLSpanElement>(null)
  const { history } = useRouter()
  const open = history.push
  const colours = useColours(probe)
  const data = useMemo(() => colours && chartData({ kind, labels, series }, colours), [kind, labels, series, colours])
  const options = useMemo(
    () => colours && chartOptions({ kind, colours, isStacked, format, isStill: matches(still), behind, open }),
    [kind, colours, isStacked, format, behind, open],
  )
  return (
    <>
      <span ref={probe} hidden />
      {data && options && <Canvas type={kind} data={data} options={options} aria-hidden="true" />}
    </>
  )
}

const dark = '(prefers-color-scheme: dark)'
const still = '(prefers-reduced-motion: reduce)'
const matches = (query: string) => window.matchMedia(query).matches

/** The colours of the theme, read anew when it changes. */
function useColours(probe: React.RefObject<HTMLElement | null>): ChartColours | undefined {
  const [colours, setColours] = useState<ChartColours>()
  useEffect(() => {
    const read = () => {
      if (probe.current) setColours(readColours(probe.current))
    }
    read()
    const system = window.matchMedia(dark)
    system.addEventListener('change', read)
    const leave = onTheme(read)
    return () => {
      system.removeEventListener('change', read)
      leave()
    }
  }, [probe])
  return colours
}
