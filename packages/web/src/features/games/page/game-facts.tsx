import type { Game } from '@matchbol/core/games/game-shapes'
import { formatWords } from '@matchbol/text/leagues/match-format'
import { momentOf } from '@matchbol/text/shared/dates'
import { useNow } from '../../../lib/browser/use-now.ts'
import { gameTimes } from './game-times.ts'

/** When, where and in which format, in a line each has to itself. */
export function GameFacts({ game }: { game: Game }) {
  const now = useNow()
  const times = gameTimes(game)
  return (
    <>
      {times.length === 0 && <span>Часу ще не узгоджено</span>}
      {times.map(({ label, at }) => (
        <span key={label}>
          {label} <time dateTime={at}>{momentOf(at, now)}</time>
        </span>
      ))}
      {game.place && <span>{game.place}</span>}
      <span>{formatWords(game.format)}</span>
      {game.kind === 'FRIENDLY' && <span className="md:hidden">Товариська гра</span>}
      {game.season && <span>{game.season.name}</span>}
    </>
  )
}
