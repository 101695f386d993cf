import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import './chart.css'
import { PathLink } from '../path-link.tsx'
import { useSeen } from '../use-seen.ts'
import { colourOf } from './chart-palette.ts'
import type { Behind, ChartProps } from './chart-props.ts'

/** Chart.js is a large part of a page's scripts: it is asked for when a chart comes into sight. */
const ChartDrawing = lazy(() =>
  import('./chart-drawing.tsx').then(
    (module) => ({ default: module.ChartDrawing }),
    () => ({ default: ChartFailed }),
  ),
)

/** Lines or bars with a table of the same figures, which is there for everybody and without scripts. */
export function Chart(props: ChartProps) {
  const { caption, isCaptionHidden = false, labels, series } = props
  const area = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(area)
  return (
    <figure className="chart">
      <figcaption className={isCaptionHidden ? 'sr-only' : 'chart-caption'}>{caption}</figcaption>
      {series.length > 1 && (
        <ul className="chart-legend">
          {series.map((each, index) => (
            <li key={each.name}>
              <i style={{ background: colourOf(each, index) }} aria-hidden="true" />
              {each.name}
            </li>
          ))}
        </ul>
      )}
      <div ref={area} className="chart-area" role="img" aria-label={`${caption}. Ті самі цифри — у таблиці`}>
        <Suspense>{isSeen && labels.length > 0 && <ChartDrawing {...props} />}</Suspense>
      </div>
      <details className="chart-figures">
        <summary>
          Таблицею <ChevronDown size={18} aria-hidden="true" />
        </summary>
        <FiguresTable {...props} />
      </details>
    </figure>
  )
}

const FiguresTable = ({ caption, labelsName, labels, series, behind, format = String }: ChartProps) => (
  <table>
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{labelsName}</th>
        {series.map(({ name }) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {labels.map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two games may have been played on one day
        <tr key={index}>
          <th scope="row">
            <Label behind={behind?.[index]}>{label}</Label>
          </th>
          {series.map(({ name, values }) => {
            const value = values[index] ?? null
            return <td key={name}>{value === null ? '—' : format(value)}</td>
          })}
        </tr>
      ))}
    </tbody>
  </table>
)

const Label = ({ behind, children }: { behind: Behind | null | undefined; children: string }) =>
  behind ? (
    <PathLink path={behind.path} className="link">
      {children}
      <span className="sr-only">, {behind.words}</span>
    </PathLink>
  ) : (
    children
  )

const ChartFailed = () => <p className="chart-failed">Графік не завантажився. Ті самі цифри — у таблиці.</p>
