import type { Game } from '@matchbol/core/games/game-shapes'
import { daysBetween, momentOf } from '../../lib/dates.ts'
import { formatWords } from '../../lib/format-words.ts'
import { useNow } from '../../lib/use-now.ts'

/** When, where and in which format, in a line each has to itself. */
export function GameFacts({ game }: { game: Game }) {
  const now = useNow()
  const at = startOf(game)
  return (
    <>
      <span>{at ? <time dateTime={at}>{momentOf(at, now)}</time> : 'Часу ще не узгоджено'}</span>
      {game.place && <span>{game.place}</span>}
      <span>{formatWords(game.format)}</span>
      {game.kind === 'FRIENDLY' && <span className="md:hidden">Товариська гра</span>}
      {game.season && <span>{game.season.name}</span>}
    </>
  )
}

/** The agreed time while it is the day of the game; a game played on another day tells when it ended. */
function startOf({ agreedAt, completedAt }: Pick<Game, 'agreedAt' | 'completedAt'>): string | null {
  if (!agreedAt || !completedAt) return completedAt ?? agreedAt
  return daysBetween(agreedAt, completedAt) === 0 ? agreedAt : completedAt
}
