import type { RatingChange } from '@matchbol/core/ratings/contract'
import { Link } from '@tanstack/react-router'
import { whenPlayed } from '../../lib/dates.ts'
import { points, signed } from '../../lib/figures.ts'
import { fullName } from '../../lib/names.ts'
import { useNow } from '../../lib/use-now.ts'
import './player-history.css'

interface Props {
  changes: readonly RatingChange[]
  /** Names of the leagues by their id; named in each row where there are several. */
  leagueNames: ReadonlyMap<number, string>
}

/** The latest changes of the rating, newest first; each leads to the game that explains it. */
export function PlayerHistory({ changes, leagueNames }: Props) {
  const now = useNow()
  const isSeveral = new Set(changes.map(({ leagueId }) => leagueId)).size > 1
  return (
    <table className="data-table player-history">
      <thead>
        <tr>
          <th scope="col">Гра</th>
          <th scope="col" className="number">
            Рейтинг
          </th>
          <th scope="col" className="number">
            Зміна
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ gameId, leagueId, at, before, after, change, opponent }) => (
          <tr key={gameId}>
            <td>
              <Link to="/game/$id" params={{ id: String(gameId) }}>
                {fullName(opponent)}
              </Link>
              <small>
                <time dateTime={at}>{whenPlayed(at, now)}</time>
                {isSeveral && ` · ${leagueNames.get(leagueId) ?? ''}`}
              </small>
            </td>
            <td className="number">
              {points(before)} → <b>{points(after)}</b>
            </td>
            <td className="number change" data-loss={change < 0 || undefined}>
              {signed(change)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
