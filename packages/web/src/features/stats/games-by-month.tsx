import type { Reply } from '../../lib/api.ts'
import { figure } from '../../lib/figures.ts'
import './games-by-month.css'

type Month = Reply<'GET /api/v1/stats/summary'>['gamesByMonth'][number]

const nameOf = new Intl.DateTimeFormat('uk-UA', { month: 'long', timeZone: 'UTC' })

/** Completed games since the first of the year, newest month on top, with a bar as long as its share of the busiest one. */
export function GamesByMonth({ months }: { months: readonly Month[] }) {
  const played = months.slice(months.findIndex(({ games }) => games > 0))
  const most = Math.max(...played.map(({ games }) => games))
  return (
    <table className="months">
      <thead>
        <tr>
          <th>Місяць</th>
          <th>Ігор</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {played.toReversed().map(({ month, games }) => (
          <tr key={month}>
            <th scope="row">
              {nameOf.format(new Date(`${month}-01T00:00:00Z`))} {month.slice(0, 4)}
            </th>
            <td className="months-figure">{figure(games)}</td>
            <td className="months-bar" aria-hidden="true">
              <span style={{ width: `${(100 * games) / most}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
